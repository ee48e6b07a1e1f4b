### Captura del Bagaje (págs. 11-12). $captor: la figura; $element: el elemento de Bagaje.

baggage-before-the-shooting-ends = { $captor } solo captura { $element } si lo sigue tocando al acabar la Fase de Disparos.
baggage-not-touching = { $captor } no toca { $element }.
baggage-captured-already = { $captor } ya ha capturado un elemento este turno; cada figura captura uno por turno.
baggage-taken-by-another = { $element } ya lo ha capturado { $by }.
baggage-his-own-baggage = { $element } es del mismo bando que { $captor }.

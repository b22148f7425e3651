import type { GoodsTexts, PlayCode } from '#demo/texts/shape.ts';

export const play: GoodsTexts<PlayCode> = {
  'TOY-2201': [
    'Tren de madera con dos vagones',
    'Una locomotora y dos vagones que se unen con imanes en cualquier sentido. Bordes redondeados y pintura al agua.',
  ],
  'TOY-2202': [
    'Aros apilables arcoíris',
    'Seis aros que solo encajan en un orden y divierten en todos los demás. La base se balancea y vuelve a su sitio.',
  ],
  'TOY-2203': [
    'Bloques de construcción, 40 piezas',
    'Cubos, arcos y tejados en seis colores tranquilos. Todos con la misma medida, para que las torres se sostengan.',
  ],
  'TOY-2204': [
    'Caracol de arrastre',
    'El caparazón gira mientras sigue la cuerda. Los aros de goma de las ruedas cuidan el suelo y los oídos.',
  ],
  'TOY-2205': [
    'Barquito de vela',
    'Un casco macizo con una vela de algodón que navega de verdad. La quilla y el mástil se desmontan para secarse.',
  ],
  'GAM-2301': [
    'Juego de dados con cubilete',
    'Cinco dados de cantos definidos y un cubilete con aspecto de cuero que apaga el ruido. Dentro, las reglas de ocho juegos.',
  ],
  'GAM-2303': [
    'Dominó en caja',
    'Veintiocho fichas con puntos incrustados y un golpe que da gusto oír. La tapa se desliza y sirve de marcador.',
  ],
  'GAM-2304': [
    'Ajedrez de viaje',
    'Piezas con peso sobre un tablero que se pliega y las guarda. El fieltro de abajo no hace ruido en la mesa del tren.',
  ],
  'GAM-2305': [
    'Torre de bloques',
    'Cincuenta y cuatro bloques lisos y pulso firme: saca uno y ponlo arriba. Lo mejor, después de cenar.',
  ],
  'PET-2401': [
    'Comedero antideslizante para perro',
    'Un cuenco ancho sobre un aro de goma que se queda donde está la cena. El plato interior se saca para lavarlo.',
  ],
  'PET-2402': [
    'Rascador para gatos',
    'Un poste de sisal sobre una base ancha que no se tambalea al estirarse. Con una pelota colgante para después.',
  ],
  'PET-2403': [
    'Collar con placa para el nombre',
    'Cinta suave con un cierre fuerte y una placa para grabar. Hilo reflectante para el paseo de la noche.',
  ],
  'PET-2404': [
    'Cama redonda para mascotas',
    'Un aro hondo de felpa para acurrucarse y apoyar la barbilla. Se lava entera en la lavadora.',
  ],
};

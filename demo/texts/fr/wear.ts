import type { GoodsTexts, WearCode } from '#demo/texts/shape.ts';

export const wear: GoodsTexts<WearCode> = {
  'BAG-1801': [
    'Sac cabas en toile',
    'Une toile épaisse, de longues anses et une poche pour les clés. Porte les courses de la semaine et se plie en presque rien.',
  ],
  'BAG-1805': [
    'Pochette zippée',
    'Pour stylos, chargeurs ou maquillage, avec une doublure qui pardonne les accidents. Tient debout quand elle est ouverte.',
  ],
  'TRA-1901': [
    'Valise cabine',
    'Une coque nervurée sur quatre roues silencieuses, à la taille des coffres d’avion. Chaque moitié se ferme seule.',
  ],
  'TRA-1902': [
    'Coussin de nuque de voyage',
    'Ferme là où tombe la tête et doux là où elle repose. La housse s’enlève pour la laver, la sangle se clipse à un sac.',
  ],
  'TRA-1903': [
    'Étiquettes de bagage, lot de deux',
    'Deux étiquettes vives que l’on reconnaît de l’autre bout du hall. Le rabat cache votre adresse aux curieux.',
  ],
  'TRA-1904': [
    'Pochettes de rangement, lot de trois',
    'Trois pochettes à dessus en filet qui changent une valise en tiroirs. Une seconde fermeture les comprime.',
  ],
  'TRA-1905': [
    'Bouteille isotherme, 500 ml',
    'Chaud pendant douze heures, froid pendant vingt-quatre, et sec à l’extérieur. La boucle se porte à un doigt.',
  ],
  'WEA-2002': [
    'Chapeau de paille à large bord',
    'Une ombre tressée pour le visage et le cou, avec un ruban qui le tient dans la brise. Se range à plat et reprend sa forme.',
  ],
  'FIT-2101': [
    'Tapis de yoga avec sangle',
    'Accroche sous des mains sèches ou moites, et ménage les genoux. Se roule serré sous sa sangle en coton.',
  ],
  'FIT-2102': [
    'Haltères hexagonaux, deux de 3 kg',
    'Six côtés qui ne roulent pas, sous une peau discrète au sol. Conviennent aux petites et aux grandes mains.',
  ],
  'FIT-2103': [
    'Corde à sauter',
    'Des roulements dans les poignées la font tourner vite et à plat. Raccourcissez-la une fois et elle est à votre taille.',
  ],
  'FIT-2104': [
    'Kettlebell, 8 kg',
    'Une pièce de fonte lisse, à la poignée assez large pour les deux mains. Le fond plat reste où vous le posez.',
  ],
  'FIT-2105': [
    'Ballon d’équilibre, 65 cm',
    'Remplace une chaise pour une heure ou le sol pour un étirement. Se dégonfle lentement s’il est un jour percé.',
  ],
};

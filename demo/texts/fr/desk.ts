import type { GoodsTexts, DeskCode } from '#demo/texts/shape.ts';

export const desk: GoodsTexts<DeskCode> = {
  'DSK-1401': [
    'Pot à crayons avec six crayons',
    'Un pot tourné en bois clair et six crayons pour le remplir. Assez lourd pour ne pas basculer.',
  ],
  'DSK-1402': [
    'Organiseur de bureau à trois plateaux',
    'Le papier en bas, les carnets au milieu, les petites choses en haut. S’emboîte sans vis.',
  ],
  'DSK-1404': [
    'Tableau d’affichage en liège',
    'Un liège dense dans un cadre peint, qui prend la punaise et cache le trou. Dix punaises en bois comprises.',
  ],
  'DSK-1405': [
    'Serre-livres en arche, lot de deux',
    'Deux arches pleines qui tiennent une étagère de livres lourds. Des semelles en liège les gardent en place.',
  ],
  'PAP-1501': [
    'Carnet en toile avec ruban',
    'Des pages cousues qui s’ouvrent à plat, crème et à points légers. L’élastique garde les notes volantes à l’intérieur.',
  ],
  'PAP-1502': [
    'Carnet de croquis à spirale avec crayon',
    'Soixante feuilles épaisses pour le crayon, l’encre et un léger lavis. Le crayon loge dans la spirale.',
  ],
  'PAP-1503': [
    'Papier à lettres avec enveloppes',
    'Douze cartes et douze enveloppes doublées pour les lettres qui en valent la peine. Papier recyclé, sceaux façon cire.',
  ],
  'PAP-1504': [
    'Calendrier perpétuel de bureau',
    'Tournez un cube chaque matin et il est juste pour toujours. Une petite étagère garde le jour où vous êtes.',
  ],
  'PAP-1505': [
    'Rubans adhésifs en papier, lot de quatre',
    'Quatre rubans à motifs qui se déchirent à la main et se décollent. Pour les colis, les pages et les étiquettes.',
  ],
  'CRA-1604': [
    'Boîte à couture avec fils',
    'Huit fils, des ciseaux, des épingles et le bouton que vous aviez perdu. Chaque chose a sa place, alors elle y reste.',
  ],
  'CRA-1605': [
    'Papier à plier, 100 feuilles',
    'Cent carrés en vingt couleurs, et la grue expliquée en douze étapes. Des plis nets qui tiennent.',
  ],
  'TEC-1702': [
    'Chargeur sans fil à poser',
    'Posez le téléphone et il se charge ; le dessus en feutre l’empêche de glisser. Une petite lumière dit que c’est parti.',
  ],
  'TEC-1705': [
    'Enceinte portable avec sangle',
    'Remplit une cuisine ou un pique-nique, et ne craint pas les éclaboussures. Se couple à une seconde pour la stéréo.',
  ],
};

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
  'DSK-1403': [
    'Support d’ordinateur portable pliant',
    'Monte l’écran à hauteur des yeux et laisse passer l’air dessous. Se plie aussi plat qu’un magazine.',
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
  'CRA-1601': [
    'Kit de tricot pour une première écharpe',
    'Deux pelotes de laine douce, des aiguilles en bambou et un modèle à la portée d’un débutant. L’aide est à un scan.',
  ],
  'CRA-1602': [
    'Kit de broderie au tambour',
    'Toile imprimée, tambour, six fils et une aiguille facile à enfiler. Fini en deux soirées, encadré aussitôt.',
  ],
  'CRA-1603': [
    'Boîte d’aquarelle avec pinceau',
    'Douze godets de couleurs vives dans une boîte en métal qui sert de palette. Un pinceau qui garde sa pointe.',
  ],
  'CRA-1604': [
    'Boîte à couture avec fils',
    'Huit fils, des ciseaux, des épingles et le bouton que vous aviez perdu. Chaque chose a sa place, alors elle y reste.',
  ],
  'CRA-1605': [
    'Papier à plier, 100 feuilles',
    'Cent carrés en vingt couleurs, et la grue expliquée en douze étapes. Des plis nets qui tiennent.',
  ],
  'TEC-1701': [
    'Câble de charge tressé, 2 m',
    'Une gaine tissée qui ne s’emmêle pas et ne s’effiloche pas au col. Porte assez de courant pour un ordinateur portable.',
  ],
  'TEC-1702': [
    'Chargeur sans fil à poser',
    'Posez le téléphone et il se charge ; le dessus en feutre l’empêche de glisser. Une petite lumière dit que c’est parti.',
  ],
  'TEC-1703': [
    'Batterie externe de poche',
    'Deux charges complètes de téléphone dans la taille d’un jeu de cartes. Quatre lumières disent la vérité sur ce qui reste.',
  ],
  'TEC-1704': [
    'Casque audio enveloppant',
    'Des coussinets doux, trente heures d’écoute et un câble pour la suite. Se plie dans sa propre pochette.',
  ],
  'TEC-1705': [
    'Enceinte portable avec sangle',
    'Remplit une cuisine ou un pique-nique, et ne craint pas les éclaboussures. Se couple à une seconde pour la stéréo.',
  ],
};

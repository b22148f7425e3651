import type { GoodsTexts, KitchenCode } from '#demo/texts/shape.ts';

export const kitchen: GoodsTexts<KitchenCode> = {
  'KIT-0101': [
    'Trio de spatules en hêtre',
    'Cuillère, spatule et spatule ajourée en hêtre huilé, douces pour toutes les poêles. Leur dos arrondi va dans les coins. À laver à la main et à huiler de temps en temps.',
  ],
  'KIT-0102': [
    'Fouet ballon en acier brossé',
    'Onze fils souples montent la crème en une minute. Le manche lesté reste froid et se pose à plat sur le plan de travail.',
  ],
  'KIT-0103': [
    'Planche à découper en acacia avec poignée',
    'Une large planche d’une seule pièce d’acacia, au veinage chaque fois différent. Une rigole à jus d’un côté, une face lisse pour servir de l’autre.',
  ],
  'KIT-0104': [
    'Mortier et pilon en grès',
    'Un bol lourd qui ne bouge pas pendant le travail, non émaillé à l’intérieur pour accrocher. Écrase poivre, pesto et ail sans se tacher.',
  ],
  'KIT-0105': [
    'Bols à mélanger gigognes, lot de trois',
    'Trois bols profonds qui tiennent dans la place d’un seul. Un bec verseur à chaque taille et des fonds qui ne glissent pas.',
  ],
  'COF-0201': [
    'Cône à filtre et carafe',
    'Un cône nervuré sur une carafe en verre résistant à la chaleur, pour quatre tasses. Le collier en bois permet de verser tant que c’est chaud.',
  ],
  'COF-0202': [
    'Cafetière italienne, six tasses',
    'Un classique à huit côtés qui prépare un café corsé en cinq minutes. Pour plaques à gaz, électriques et à induction.',
  ],
  'COF-0203': [
    'Théière en grès à anse en rotin',
    'Une théière ronde au jet régulier, avec une fine passoire dans le bec. L’anse en rotin reste fraîche et se rabat pour le rangement.',
  ],
  'COF-0204': [
    'Moulin à café manuel',
    'Des meules en acier à dix-huit réglages, de l’espresso fin à la mouture grossière. Assez silencieux pour une maison endormie.',
  ],
  'COF-0205': [
    'Mug moucheté, 350 ml',
    'Ses parois épaisses gardent le café chaud et l’appui pour le pouce le rend agréable à tenir. Chaque émail tombe un peu différemment.',
  ],
  'TAB-0301': [
    'Assiettes plates à rebord, lot de deux',
    'Deux grandes assiettes au bord relevé qui garde la sauce à sa place. Conviennent au four, au micro-ondes et au lave-vaisselle.',
  ],
  'TAB-0302': [
    'Bol à nouilles avec baguettes',
    'Un bol profond avec une encoche qui tient les baguettes entre deux bouchées. Assez grand pour un dîner complet.',
  ],
  'TAB-0303': [
    'Gobelets côtelés, lot de quatre',
    'Du verre pressé aux fines côtes qui accrochent la lumière. Ils s’empilent sans se coincer et résistent à une cuisine animée.',
  ],
  'TAB-0305': [
    'Pichet de table, un litre',
    'Un pichet au bec qui ne goutte pas, pour l’eau, le lait ou un bouquet de tulipes. L’anse accueille toute la main.',
  ],
  'STO-0401': [
    'Bocaux à couvercle en liège, lot de trois',
    'Des bocaux transparents pour pâtes, légumes secs et flocons : on voit ce qui va manquer. Le liège naturel ferme bien sans pas de vis.',
  ],
  'STO-0402': [
    'Boîte à pain avec couvercle planche',
    'Garde le pain frais pendant des jours sous un couvercle qui est aussi une planche à découper. De petites fentes évitent la moisissure.',
  ],
  'STO-0403': [
    'Étagère à épices avec six pots',
    'Six petits pots sur une étagère étroite qui se pose ou se suspend. Des bouchons saupoudreurs et des étiquettes vierges sont dans la boîte.',
  ],
};

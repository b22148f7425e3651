import type { GoodsTexts, PlayCode } from '#demo/texts/shape.ts';

export const play: GoodsTexts<PlayCode> = {
  'TOY-2201': [
    'Train en bois avec deux wagons',
    'Une locomotive et deux wagons qui s’aimantent dans les deux sens. Bords arrondis, peinture à l’eau.',
  ],
  'TOY-2202': [
    'Anneaux arc-en-ciel à empiler',
    'Six anneaux qui ne sont justes que dans un ordre, et drôles dans tous les autres. Le socle se balance et se redresse.',
  ],
  'TOY-2203': [
    'Blocs de construction, 40 pièces',
    'Des cubes, des arches et des toits en six couleurs calmes. Tous à la même mesure, pour que les tours tiennent.',
  ],
  'TOY-2204': [
    'Escargot à tirer',
    'La coquille tourne quand il suit au bout de sa ficelle. Des anneaux de caoutchouc ménagent le sol et les oreilles.',
  ],
  'TOY-2205': [
    'Petit voilier',
    'Une coque pleine et une voile en coton qui navigue vraiment. La quille et le mât se démontent pour sécher.',
  ],
  'GAM-2301': [
    'Jeu de dés et gobelet façon cuir',
    'Cinq dés aux arêtes nettes et un gobelet qui étouffe le bruit. Les règles de huit jeux sont à l’intérieur.',
  ],
  'GAM-2303': [
    'Jeu de dominos en boîte',
    'Vingt-huit dominos à points incrustés, au claquement agréable. Le couvercle coulisse et sert de tableau des scores.',
  ],
  'GAM-2304': [
    'Jeu d’échecs de voyage',
    'Des pièces lestées sur un plateau qui se replie sur elles. Le feutre dessous le rend discret sur une tablette de train.',
  ],
  'GAM-2305': [
    'Tour d’adresse en bois',
    'Cinquante-quatre blocs lisses et des mains sûres : tirez-en un, posez-le en haut. Meilleur après le dîner.',
  ],
  'PET-2401': [
    'Gamelle pour chien antidérapante',
    'Une gamelle large sur un anneau de caoutchouc, qui reste où est le dîner. Le bol intérieur s’enlève pour le laver.',
  ],
  'PET-2402': [
    'Griffoir pour chat',
    'Un poteau en sisal sur une large base qui ne bouge pas, même étiré à fond. Une balle au bout d’un cordon pour après.',
  ],
  'PET-2403': [
    'Collier avec médaille',
    'Une sangle douce à boucle solide et une médaille à graver. Un fil réfléchissant pour la sortie du soir.',
  ],
  'PET-2404': [
    'Panier rond pour animaux',
    'Un anneau de peluche profond où se lover et poser le menton. Le tout passe en machine.',
  ],
};

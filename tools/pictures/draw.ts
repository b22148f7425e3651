import { bags, travel } from './motifs-carry.ts';
import { candlesAndScent, clocksAndFrames } from './motifs-decor.ts';
import { deskAccessories, notebooksAndPaper } from './motifs-desk.ts';
import { gardenTools, planters } from './motifs-garden.ts';
import { bathroom, cushionsAndThrows, lighting } from './motifs-home.ts';
import { coffeeAndTea, kitchenTools } from './motifs-kitchen.ts';
import { craftKits, techAccessories } from './motifs-make.ts';
import { pets } from './motifs-pets.ts';
import { gamesAndPuzzles, woodenToys } from './motifs-play.ts';
import { pantryStorage, tableware } from './motifs-table.ts';
import { camping, cycling, fitness } from './motifs-trail.ts';
import { hatsAndScarves } from './motifs-wear.ts';
import { palettes } from './palettes.ts';
import type { Motif } from './palettes.ts';
import { block, disc, context, hashOf, rect, stuff } from './shapes.ts';

/**
 * Draws the picture of demonstration goods: a flat illustration on a soft sheet, 800 by 800, without words,
 * links or scripts. The same code always gives the same text.
 *
 * The letters of the code choose the category, its last two digits the thing and the colours. A code of no
 * known category gets a parcel.
 *
 * @param look `palette` for another colour of the same thing, `isNear` for a second picture, close by.
 */
export function drawPicture(goodsCode: string, look: Look = {}): string {
  const [prefix = '', digits = ''] = goodsCode.split('-');
  const category = prefixes.indexOf(prefix);
  const variant = Math.max(0, (Number(digits.slice(-2)) || 1) - 1);
  const things = motifs.get(prefix) ?? [parcel];
  const draw = things[variant % things.length] ?? parcel;
  // Neighbours on a page of two, three or five columns get unlike colours by these steps.
  const colours = category < 0 ? hashOf(goodsCode) : category * 7 + variant * 3;
  const ink = palettes[(look.palette ?? colours) % palettes.length] ?? palettes[0];
  const view = look.isNear === true ? '210 230 380 380' : '0 0 800 800';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="800" height="800">`,
    rect([0, 0, 800, 800], ink.sheet),
    disc([400, 400, 330], ink.halo),
    draw(ink),
    '</svg>\n',
  ]
    .join('')
    .replaceAll(/-?\d+\.\d{3,}(?:e-\d+)?/g, (number) => String(Math.round(Number(number) * 100) / 100));
}

type Look = { readonly palette?: number | undefined; readonly isNear?: boolean };

/** One list a category, one drawing a thing, in the order of their codes. */
const motifs: ReadonlyMap<string, readonly Motif[]> = new Map([
  ['KIT', kitchenTools],
  ['COF', coffeeAndTea],
  ['TAB', tableware],
  ['STO', pantryStorage],
  ['LIT', lighting],
  ['TEX', cushionsAndThrows],
  ['BAT', bathroom],
  ['CLK', clocksAndFrames],
  ['CAN', candlesAndScent],
  ['GAR', gardenTools],
  ['POT', planters],
  ['CAM', camping],
  ['CYC', cycling],
  ['DSK', deskAccessories],
  ['PAP', notebooksAndPaper],
  ['CRA', craftKits],
  ['TEC', techAccessories],
  ['BAG', bags],
  ['TRA', travel],
  ['WEA', hatsAndScarves],
  ['FIT', fitness],
  ['TOY', woodenToys],
  ['GAM', gamesAndPuzzles],
  ['PET', pets],
]);

const prefixes = [...motifs.keys()];

const parcel: Motif = ({ accent }) =>
  [
    context(400, 650, 250),
    block([190, 270, 420, 376], stuff.wood, 16),
    rect([360, 270, 80, 376], stuff.woodLight),
    rect([190, 270, 420, 70], stuff.woodDark, 16),
    rect([360, 270, 80, 70], stuff.wood),
    rect([236, 540, 90, 64], stuff.paper, 8),
    disc([281, 572, 18], accent),
  ].join('');

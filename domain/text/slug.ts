// The part of an address that names something by its title, readable in every script.
import { romanize } from './romanize.ts';

/**
 * `Été à Paris` is `ete-a-paris`, `여름` is `yeoreum`; what has no Latin letters of its own, as Chinese, keeps its signs:
 * browsers show them as they are. Empty for a title without a letter or digit.
 *
 * @param unitsMax The longest slug, in UTF-16 code units.
 */
export function slugOfTitle(title: string, unitsMax: number): string {
  const said = romanize(title) ?? title;
  const plain = said
    .normalize('NFKD')
    // Marks of Latin letters are left out; in other scripts a mark is a part of the letter.
    .replace(/(?<=\p{Script=Latin}\p{Mark}*)\p{Mark}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-');
  return cutToUnits(plain.replace(/^-+/, ''), unitsMax).replace(/-+$/, '');
}

/** No sign is cut in two. */
function cutToUnits(text: string, unitsMax: number): string {
  let cut = '';
  for (const sign of text) {
    if (cut.length + sign.length > unitsMax) break;
    cut += sign;
  }
  return cut;
}

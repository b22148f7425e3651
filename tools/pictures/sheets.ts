// The contact sheets: one page that shows every picture, and strips to be drawn by a browser, a few screens each.
import type { Picture } from './plan.ts';

/** A strip and what stands in it, as a page that refers to pictures beside it. */
export type Strip = { readonly file: string; readonly html: string; readonly width: number };

const phoneMax = 600;
const shownPx = { phone: 300, wide: 900 };
const perStrip = { phone: 6, wide: 4 };
const columns = { phone: 6, wide: 2 };
const gapPx = 12;

const style = `body { margin: ${gapPx}px; font: 14px/1.4 sans-serif; background: #777; color: #fff }
  .row { display: flex; flex-wrap: wrap; gap: ${gapPx}px; align-items: flex-start }
  figure { margin: 0 } figcaption { padding: 2px 4px; background: #000; overflow-wrap: anywhere }
  img { display: block; object-fit: cover; object-position: top; background: #fff }
  .bad figcaption { background: #b00 } a { color: inherit }`;

/** The page of all pictures by group, in the order they are named; each is fetched when it comes into view. */
export function indexPage(index: readonly Picture[]): string {
  const sections = Object.entries(Object.groupBy(index, groupOf)).map(
    ([group, pictures = []]) =>
      `<h2>${escapeText(group)}</h2><div class="row">${pictures.map((one) => figure(one, 240, '')).join('')}</div>`,
  );
  return page(`<h1>${index.length} pictures</h1>${sections.join('')}`);
}

/** Strips of a few screens that are looked at together: one group, language, width and appearance each. */
export function stripsOf(index: readonly Picture[]): Strip[] {
  return Object.entries(Object.groupBy(index, groupOf)).flatMap(([group, pictures = []]) => {
    const kind = (pictures[0]?.width ?? 0) <= phoneMax ? 'phone' : 'wide';
    const count = perStrip[kind];
    return Array.from({ length: Math.ceil(pictures.length / count) }, (_value, place) => {
      const some = pictures.slice(place * count, (place + 1) * count);
      const figures = some.map((one) => figure(one, shownPx[kind], '../')).join('');
      return {
        file: `sheets/${group.replaceAll(' ', '-')}-${String(place + 1).padStart(2, '0')}.png`,
        html: page(`<div class="row">${figures}</div>`),
        width: columns[kind] * (shownPx[kind] + gapPx) + 2 * gapPx,
      };
    });
  });
}

const groupOf = ({ group, language, width, appearance }: Picture): string =>
  `${group} ${language} ${width} ${appearance}`;

function figure({ file, name, url, width, height, faults }: Picture, shown: number, up: string): string {
  // A picture may be longer than the screen: what a phone scrolls to is shown, twice the screen at the most.
  const longest = Math.round((shown * height * 2) / width);
  const kind = faults.length === 0 ? '' : ' class="bad"';
  const said = [`${name} ${width}×${height}`, ...faults].map(escapeText).join('<br>');
  const image = `<img loading="${up === '' ? 'lazy' : 'eager'}" width="${shown}" style="max-height:${longest}px" src="${up}${file}" alt="">`;
  return `<figure${kind} style="width:${shown}px"><figcaption title="${escapeText(url)}">${said}</figcaption><a href="${up}${file}">${image}</a></figure>`;
}

const page = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${body}</html>\n`;

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

// Runs in the head of the page, before the first paint: the look the person chose, and their words, their screen and
// its first answers on the way while the app itself is still being fetched. Built apart from the app by `tools/boot.ts`; it must stay small.
import { languageOf, pickLanguage } from '#domain/text/language.ts';
import { appearanceKey, appearanceOf, showAppearance } from '#ui/appearance.ts';
import { askEarly } from '#ui/calls/early.ts';
import { languagesOfPage } from '#ui/page-facts.ts';

/** The file of each language's words, as the build has named it. */
declare const __WORDS__: Readonly<Record<string, string>>;
/** The files of the screens that a day begins on, by their address. */
declare const __SCREENS__: Readonly<Record<string, readonly string[]>>;

/** What each of the tabs asks for first, word for word as it asks: `first-calls.journey.ts` sees that nothing is asked twice. */
const firstCalls: Readonly<Record<string, readonly (readonly [path: string, body: string])[]>> = {
  '/shopCenter': [
    ['home/stat', '{"range":"7d"}'],
    ['home/stat_line', '{"metric":"sold","grain":"day"}'],
    ['order/list', '{"awaiting":"merchant","sort":"deadline","page_size":4}'],
  ],
  '/orderList': [
    ['order/list', '{"status":"all","sort":"new","page":1,"page_size":20}'],
    ['order/list', '{"awaiting":"merchant","sort":"deadline","page_size":20}'],
  ],
  '/goodsList': [
    ['goods/type_list', '{}'],
    ['showcase/list', '{"by":"product","status":"all","sort":"shop","page":1,"page_size":50}'],
  ],
  '/wallet': [['user/wallet', '{}']],
};

showAppearance(appearanceOf(kept(appearanceKey)));
const choice = languagesOfPage();
const chosen = languageOf(kept('lang') ?? '');
const language =
  chosen !== undefined && choice.offered.includes(chosen)
    ? chosen
    : pickLanguage(navigator.languages.join(','), choice);
const inside = location.pathname === '/' ? '/shopCenter' : location.pathname;
const token = kept('token');
const screen = token === undefined ? '/login' : inside;
const isDoor = ['/login', '/invite', '/forgot', '/reset', '/contact', '/404'].includes(screen);
// The calls first: a phone asks only for a few things at a time.
if (token !== undefined && !isDoor) {
  askEarly({ path: '/api/v1/me', token, language });
  // With filters in the address a screen asks for something else.
  for (const [path, body] of location.search === '' ? (firstCalls[screen] ?? []) : [])
    askEarly({ path: `/api/v1/${path}`, body, token, language });
}
for (const file of [__WORDS__[language], ...(__SCREENS__[screen] ?? [])])
  if (file !== undefined) fetchAhead(file);

function fetchAhead(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

/** Storage may be forbidden: then nothing was kept. */
function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

// Which classes a screen may name: the steps of `ui/tokens.css`, nothing heavier than 600, a line or a shadow.
import type { Finding } from './imports.ts';

const screens = /^(ui|features|apps)\/.*(?<!\.test)\.tsx?$/;
const styles = /^(ui|features|apps)\/.*\.css$/;

const refused: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/(?<![\w-])font-(bold|extrabold|black)(?![\w-])/, 'nothing is heavier than font-semibold (600)'],
  [
    /(?<![\w-])text-(xs|sm|base|lg|xl|\dxl)(?![\w-])/,
    'no step of writing: hero, figure, title, section, body, meta, caption',
  ],
  [
    /(?<![\w-])rounded-((t|b|l|r|tl|tr|bl|br)-)?(sm|md|lg|xl|\dxl)(?![\w-])/,
    'no radius of the tokens: chip, field, card, sheet, full',
  ],
  [/(?<![\w-])shadow-(?!over(?![\w-])|none(?![\w-]))[a-z0-9]/, 'no shadow of the tokens: only shadow-over'],
];
const heavy = /font-weight:\s*(bold|bolder|[7-9]\d\d)/;

/** Classes and weights that the tokens do not have: they would silently do nothing, or be too loud. */
export function checkLooks(file: string, text: string): Finding[] {
  const rules = screens.test(file) ? refused : [];
  const isStyle = styles.test(file);
  return text.split('\n').flatMap((line, index) => {
    const found = rules.filter(([pattern]) => pattern.test(line)).map(([, reason]) => reason);
    if (isStyle && heavy.test(line)) found.push('nothing is heavier than 600');
    return found.map((reason) => ({ file, line: index + 1, reason }));
  });
}

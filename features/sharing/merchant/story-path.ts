import type { Language } from '#domain/text/language.ts';
import { inLanguage } from '#domain/text/language-path.ts';

type Wish = {
  readonly language: Language;
  /** The link that the picture's code opens; the page itself where there is none. */
  readonly code: string | undefined;
};

/** Where on this site the picture for stories of a storefront page is. */
export function storyPath(pageUrl: string, { language, code }: Wish): string {
  const { pathname } = new URL(pageUrl);
  const query = code === undefined ? '' : `?link=${code}`;
  return `${inLanguage(language, `${pathname}/story.png`)}${query}`;
}

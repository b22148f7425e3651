// Opens fonts in a document as letters need them, and measures with them.
import type PDFDocument from 'pdfkit';
import { type FontFile, fontBytes, fontFor } from './fonts.ts';
import { embedOutlines } from './glyphs.ts';
import { type Letters, runsOf } from './text.ts';
import { openFontIn, type Weight } from './weights.ts';

type Document = InstanceType<typeof PDFDocument>;

/** The regular and the bold letters of a document, as readers of the language write them. */
export const bothWeights = (document: Document, language: string): Record<Weight, Letters> => ({
  regular: lettersOf(document, language, 'regular'),
  bold: lettersOf(document, language, 'bold'),
});

/** Measures letters with the fonts they are drawn in. */
function lettersOf(document: Document, language: string, weight: Weight): Letters {
  const opened = new Set<string>();
  const use = (font: string, size: number) => document.font(font).fontSize(size);
  return {
    use,
    fontOf(letter) {
      const file = fontFor(letter, language);
      if (file === undefined) return undefined;
      const name = `${file.name} ${weight}`;
      if (!opened.has(name)) {
        opened.add(name);
        openFont(document, file, { name, weight });
      }
      return name;
    },
    width(words, size) {
      let sum = 0;
      for (const run of runsOf(words, this)) {
        use(run.font, size);
        sum += document.widthOfString(run.text);
      }
      return sum;
    },
  };
}

/** The file is opened once, and each weight of it under a name of its own. */
function openFont(document: Document, file: FontFile, { name, weight }: { name: string; weight: Weight }) {
  document.registerFont(file.name, fontBytes(file));
  document.font(file.name);
  // pdfkit takes what can lay out text for a font that is open, which its types do not say.
  const register: unknown = Reflect.get(document, 'registerFont');
  if (typeof register === 'function') Reflect.apply(register, document, [name, openFontIn(document, weight)]);
  document.font(name);
  embedOutlines(document);
}

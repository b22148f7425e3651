// Characters as a person counts them: a family emoji is one, and so is a letter with its accents.

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Code units of the longest character that people really type (an emoji of four with skins) and some room. */
const unitsPerCharacterMax = 16;

/**
 * Characters of a text after trimming; 0 where nothing of it can be seen. Texts that could only be longer than `max`
 * are not counted to their end: they give `max + 1`.
 */
export function countCharacters(text: string, max: number): number {
  const trimmed = text.trim();
  if (!/[^\s\p{Cc}\p{Cf}\p{Mn}]/u.test(trimmed)) return 0;
  if (trimmed.length > charactersUnitsMax(max)) return max + 1;
  let count = 0;
  for (const _character of segmenter.segment(trimmed)) {
    count += 1;
    if (count > max) break;
  }
  return count;
}

/** The most UTF-16 code units that a text of so many characters may have. */
export function charactersUnitsMax(characters: number): number {
  return characters * unitsPerCharacterMax;
}

/** The beginning of a text, whole characters only. */
export function firstCharacters(text: string, max: number): string {
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === max) return text.slice(0, index);
    count += 1;
  }
  return text;
}

// Colours that a catalogue names in plain words, so that an option can show what it says where it has no picture.

const colours: Readonly<Record<string, string>> = {
  amber: '#d99a2b',
  beige: '#d9c7a7',
  black: '#1b1b1b',
  blue: '#3a6ea5',
  brown: '#6f4a2f',
  charcoal: '#3b3f43',
  coral: '#e2715a',
  cream: '#f3ead7',
  gold: '#c9a24a',
  green: '#5c8a5a',
  grey: '#8b8f94',
  gray: '#8b8f94',
  ivory: '#f4efe1',
  lavender: '#a796cc',
  mint: '#a6d6bf',
  mustard: '#c9952a',
  navy: '#1f2f52',
  ochre: '#c17f2b',
  olive: '#6d7040',
  orange: '#e0802b',
  pink: '#e3a0b2',
  plum: '#6b2d5c',
  purple: '#6d4c9c',
  red: '#b8352c',
  rose: '#d98a94',
  rust: '#a34a22',
  sage: '#9caf8f',
  sand: '#d8c3a0',
  silver: '#c3c7cb',
  slate: '#5d6b78',
  tan: '#c19a6b',
  teal: '#2f7f7d',
  terracotta: '#c0633f',
  turquoise: '#3fb1ae',
  white: '#fafafa',
  yellow: '#e8c547',
};

/** The colour of an English option such as `Colour=Navy blue` (its first word that is a colour); undefined for all else. */
export function colourOf({
  name,
  value,
}: {
  readonly name: string;
  readonly value: string;
}): string | undefined {
  if (!/^colou?r$/i.test(name.trim())) return undefined;
  const named = value.toLowerCase().split(/[^a-z]+/);
  return named.flatMap((word) => (Object.hasOwn(colours, word) ? (colours[word] ?? []) : []))[0];
}

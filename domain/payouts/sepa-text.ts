// The letters that banks of SEPA take, and how other ones are written with them (EPC230-15).

const wholes: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  '&': '+',
  '@': '(at)',
  _: '-',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

const greek =
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o';
const cyrillic =
  'а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ' +
  'ъ - ы y ь - э e ю yu я ya і i ї yi є ye ґ g ё yo ђ dj ј j љ lj њ nj ћ c џ dz';

function scriptOf(pairs: string): Map<string, string> {
  const words = pairs.split(' ');
  const letters = new Map<string, string>();
  for (let index = 0; index + 1 < words.length; index += 2) {
    const plain = words[index + 1] ?? '';
    letters.set(words[index] ?? '', plain === '-' ? '' : plain);
  }
  return letters;
}

const scripts = new Map([...scriptOf(greek), ...scriptOf(cyrillic)]);
const allowed = /^[A-Za-z0-9/\-?:().,'+ ]$/;

function plainOf(letter: string): string {
  const whole = wholes[letter];
  if (whole !== undefined) return whole;
  if (allowed.test(letter)) return letter;
  const small = scripts.get(letter.toLowerCase());
  if (small === undefined) return ' ';
  return letter === letter.toLowerCase() ? small : `${small.charAt(0).toUpperCase()}${small.slice(1)}`;
}

/**
 * A text in the letters of SEPA, with at most `lettersMax` of them. What has no letter there (Chinese, say) is left out;
 * a text of which nothing is left becomes `NOTPROVIDED`, as the scheme writes it.
 */
export function sepaText(text: string, lettersMax: number): string {
  const letters = Array.from(text.normalize('NFC'), (letter) => {
    const own = plainOf(letter);
    if (own !== ' ') return own;
    // Without its marks it may be a plain letter.
    return Array.from(letter.normalize('NFKD').replaceAll(/\p{M}/gu, ''), plainOf).join('');
  });
  const plain = letters
    .join('')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[/ ]+|[/ ]+$/g, '');
  const cut = plain.slice(0, lettersMax).replace(/[/ ]+$/, '');
  return /[A-Za-z0-9]/.test(cut) ? cut : 'NOTPROVIDED';
}

/** True for what a file for SEPA may hold. */
export function isSepaText(text: string): boolean {
  return /^[A-Za-z0-9/\-?:().,'+ ]*$/.test(text) && !text.startsWith('/') && !text.includes('//');
}

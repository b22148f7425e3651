// Names in Latin letters, for addresses that are read aloud: kana, Hangul, Cyrillic and Greek letter by letter. Chinese
// signs say nothing of how they are read, so a name with them has no Latin form here.

const kana = new Map(
  (
    'あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo ' +
    'たta ちchi つtsu てte とto だda ぢji づzu でde どdo なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho ばba びbi ぶbu べbe ' +
    'ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa ゐi ゑe をo んn ゔvu ' +
    'ぁa ぃi ぅu ぇe ぉo'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
);
const smallY = new Map(
  [...'ゃaゅuょo'.matchAll(/(.)([auo])/g)].map(([, sign = '', vowel = '']) => [sign, vowel]),
);

function kanaToLatin(text: string): string {
  // Katakana stand 96 places behind hiragana.
  const signs = Array.from(text, (sign) =>
    /[ァ-ヴ]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) - 96) : sign,
  );
  let latin = '';
  let isDouble = false;
  for (const sign of signs) {
    const vowel = smallY.get(sign);
    if (sign === 'っ') isDouble = true;
    else if (vowel !== undefined) latin = latin.replace(/i$/, /(?:sh|ch|j)i$/.test(latin) ? '' : 'y') + vowel;
    else if (sign !== 'ー') {
      const said = kana.get(sign) ?? sign;
      latin += isDouble && /^[a-z]/.test(said) ? said.charAt(0) + said : said;
      isDouble = false;
    }
  }
  return latin;
}

const heads = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const tails = '_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
const firstSyllable = 0xac00;

function hangulToLatin(text: string): string {
  return text.replace(/[가-힣]/g, (syllable) => {
    const code = syllable.charCodeAt(0) - firstSyllable;
    const parts = [heads[Math.floor(code / 588)], vowels[Math.floor((code % 588) / 28)], tails[code % 28]];
    return parts.join('').replaceAll('_', '');
  });
}

const letters = new Map(
  (
    'аa бb вv гg дd еe ёe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щsch ъ ыy ь эe юyu яya іi їyi єye ґg ' +
    'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
);

/** A text with Latin letters in place of those that have a sound of their own; undefined where it has Chinese signs. */
export function romanize(text: string): string | undefined {
  if (/\p{Script=Han}/u.test(text)) return undefined;
  const said = hangulToLatin(kanaToLatin(text.normalize('NFKC').toLowerCase()));
  return Array.from(said, (letter) => letters.get(letter) ?? letter).join('');
}

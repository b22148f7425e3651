// Names of shops: nobody may look like another shop, like this instance, or like its staff (confusable skeletons in the
// manner of Unicode TR39, with a table of the letters that people really use for it).

/** Signs that are not seen, turn the direction of text or command a machine. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0\u2800]/u;

/** Why a name cannot be one, before anybody looks at whose it is; undefined for one that can. */
export function shopNameFault(name: string, brand: string): 'hidden_signs' | 'house_name' | undefined {
  if (hidden.test(withoutEmoji(name))) return 'hidden_signs';
  const whole = skeletonOf(name);
  const ownNames = [brand, 'Stockless'].map(skeletonOf).filter((one) => one.length >= 3);
  if (ownNames.some((own) => whole.includes(own))) return 'house_name';
  if (claimsOffice.some((word) => whole.includes(word))) return 'house_name';
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .map(skeletonOf)
    .filter(Boolean);
  const isOffice = words.length > 0 && words.every((word) => staffWords.has(word) || fillers.has(word));
  return isOffice && words.some((word) => staffWords.has(word)) ? 'house_name' : undefined;
}

/** Joiners and variation signs belong to emoji. */
function withoutEmoji(name: string): string {
  return name.replace(
    /\p{Extended_Pictographic}(?:[\ufe0f\u200d]|\p{Emoji_Modifier}|\p{Extended_Pictographic})*/gu,
    '',
  );
}

/** Letters that are taken for another one: what stands in a line looks like its first letter. */
const confusable = new Map<string, string>(
  [
    'aаαɑａ',
    'bвЬƅβ',
    'cсϲⅽ',
    'dԁⅾ',
    'eеєεҽ',
    'gɡց',
    'hһнհ',
    'iіιıɩӏ',
    'jјϳ',
    'kкκ',
    'mмⅿ',
    'nпηո',
    'oоοօ๐ഠ〇',
    'pрρ',
    'qԛգ',
    'rгѓ',
    'sѕꜱ',
    'tтτ',
    'uυսц',
    'vνѵⅴ',
    'wѡԝω',
    'xхχⅹ',
    'yуγү',
    'zᴢζ',
    'lⅼḷł',
    'oø',
    'dđ',
    'hħ',
  ].flatMap((line) => {
    const [plain = '', ...others] = Array.from(line);
    return others.map((other): [string, string] => [other, plain]);
  }),
);

/**
 * What a name looks like: two names with one skeleton are told from each other by nobody in a hurry. Capitals, accents,
 * spaces and signs count for nothing; `l`, `I`, `1` and `|` are one letter, and so are `0` and `o`, `rn` and `m`.
 * A name of signs alone is its own skeleton.
 */
export function skeletonOf(name: string): string {
  const plain = name
    .replace(/[0|]/g, (sign) => (sign === '0' ? 'o' : 'l'))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  const folded = Array.from(plain, (letter) => confusable.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[i1]/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
  return folded === '' ? name.normalize('NFC').trim() : folded;
}

const skeletons = (words: string): string[] => words.split(' ').map(skeletonOf);

/** Who speaks for an instance says one of these; a name of nothing else is its office. */
const staffWords = new Set(
  skeletons(
    'support official service services admin administrator administration moderator staff security helpdesk help ' +
      'soporte oficial servicio atención asistencia officiel officielle assistance dukungan resmi layanan bantuan ' +
      'suporte atendimento serviço サポート サービス カスタマーサポート 지원 서비스 客服 服务 服務 支持 支援',
  ),
);

const fillers = new Set(
  skeletons(
    'the your our my customer customers client clientes clients pelanggan cliente shop store team equipo équipe tim ' +
      'equipe center centre centro desk online account accounts and of al de à du y e',
  ),
);

/** Words that claim an office wherever they stand. */
const claimsOffice = skeletons('官方 官方客服 客服中心 公式サポート 運営事務局 공식지원 고객센터');

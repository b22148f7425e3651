/** The storefront's words are one tree made of several files: what can go wrong between them. */

type Messages = ReadonlyMap<string, string>;

const whole = 'storefront.ts: storefront.';
const part = /^storefront-\w+\.ts: \w+?\./;

/** Words of a part that no page says, or that a part after it says otherwise. */
export function checkParts(messages: Messages): string[] {
  return [...messages].flatMap(([key, text]) => {
    const start = part.exec(key)?.[0];
    if (start === undefined) return [];
    const said = messages.get(whole + key.slice(start.length));
    if (said === text) return [];
    return [
      `${key}: ${said === undefined ? 'is not taken into storefront.ts' : 'has a word of the same name'}`,
    ];
  });
}

/** How many of the storefront's words a language has not got yet: English stands in for them. */
export function owedWords(messages: Messages, english: Messages): number {
  return [...english.keys()].filter((key) => key.startsWith(whole) && !messages.has(key)).length;
}

// Mail goes out through a port; the default keeps the last letters in memory and says so in the log.

export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

export type Mail = { send(letter: Letter): Promise<void> };

const keptMax = 100;

/** Mail for tests and for instances without a mail server: the last 100 letters can be read back. */
export function memoryMail(): Mail & { readonly sent: readonly Letter[] } {
  const sent: Letter[] = [];
  return {
    sent,
    async send(letter) {
      sent.push(letter);
      if (sent.length > keptMax) sent.shift();
    },
  };
}

// Small pictures for mails, sent as parts of the mail.
import { drawSmallPicture } from '#features/files/server/public.ts';
import type { MailPicture } from '#platform/ports/mail.ts';
import type { Files } from '#platform/ports/files.ts';

/**
 * The picture of a public file as a part of a mail; undefined where `drawSmallPicture` draws none.
 *
 * @param url As pages show it, such as `/files/…`.
 */
export async function drawForMail(
  files: Files,
  { url, cid, kind }: { url: string | null | undefined; cid: string; kind: 'line' | 'logo' },
): Promise<MailPicture | undefined> {
  const bytes = await drawSmallPicture(files, url, kind);
  return bytes === undefined ? undefined : { cid, type: 'image/jpeg', bytes };
}

// `npm run doctor -- mail ADDRESS`: one email to an address, what the mail server answered, and what the domain's records
// say of mail like ours. Nothing but the email leaves a trace.
import { randomUUID } from 'node:crypto';
import { resolveMx, resolveTxt } from 'node:dns/promises';
import { checkEnv, type Env } from '#platform/env.ts';
import { smtpMail } from '#platform/ports/smtp-mail.ts';
import { readRecords, type Finding, type Lookups } from './mail-records.ts';

type Given = Readonly<Record<string, string | undefined>>;

const ofMail = /^(?:SMTP_|MAIL_|DKIM_|BOUNCE_)/;

/**
 * Tells on the standard output how mail fares.
 *
 * @returns The exit code: 1 where the email was not taken or a record is missing or wrong.
 */
export async function checkMail(
  variables: Given,
  address: string,
  lookups: Lookups = { txt: resolveTxt, mx: resolveMx },
): Promise<number> {
  const { env, faults } = checkEnv(variables);
  const wrong = faults.filter(({ setting }) => ofMail.test(setting));
  for (const { setting, says } of wrong) console.log(`  ${setting}: ${says}`);
  if (env.mail === undefined) {
    if (wrong.length === 0)
      console.log('No mail server is configured: SMTP_URL and MAIL_FROM are not given.');
    return 1;
  }
  const findings = [await send(env.mail, env.baseUrl, address), ...(await readRecords(env.mail, lookups))];
  for (const { about, isGood, says } of findings)
    console.log(`${about.padEnd(8)}${isGood ? '' : 'TO MEND  '}${says}`);
  return wrong.length === 0 && findings.every(({ isGood }) => isGood) ? 0 : 1;
}

type MailConfig = NonNullable<Env['mail']>;

async function send(config: MailConfig, baseUrl: string, address: string): Promise<Finding> {
  const mail = smtpMail(config);
  const server = new URL(config.url).host;
  try {
    const answer = await mail.sendForAnswer(testEmail(config, baseUrl, address));
    return { about: 'Sent', isGood: true, says: `to ${address}; ${server} answered: ${answer}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { about: 'Sent', isGood: false, says: `not to ${address}; ${server}: ${reason}` };
  } finally {
    mail.close();
  }
}

function testEmail({ returns }: MailConfig, baseUrl: string, to: string) {
  const text =
    `This email was sent by “npm run doctor -- mail” for ${baseUrl}.\n\n` +
    'Look at its header fields: Authentication-Results says what your mail server found about SPF, DKIM and DMARC.';
  return {
    messageId: `<${randomUUID()}@${new URL(baseUrl).hostname}>`,
    to,
    subject: `A test of email from ${new URL(baseUrl).hostname}`,
    text,
    html: text
      .split('\n\n')
      .map((line) => `<p>${line}</p>`)
      .join(''),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(returns === undefined ? {} : { returnPath: returns.bounceAddress }),
  };
}

// What reports of mail servers say of an address, whoever wrote them and whatever is wrong with them.
import { expect, test } from 'vitest';
import { complaint, exchangeBounce, gmailBounce, postfixBounce } from '#testing/mail/reports.ts';
import { faultOfAnswer, faultOfStatus } from './delivery-status.ts';
import { readReport } from './report.ts';

const path = 'bounce+token@house.example';
const to = 'anna@mail.example';

test.each([
  ['Postfix', postfixBounce],
  ['Exchange', exchangeBounce],
  ['Gmail', gmailBounce],
])('a report of %s that there is no such mailbox is a hard bounce of its recipient', (_name, make) => {
  const report = readReport(make({ path, to }));
  expect(report).toMatchObject({ kind: 'hard', recipient: to });
  expect(typeof report === 'string' ? '' : report.says).toMatch(/^5\.1\.\d+ smtp; ?550/);
});

test('what is kept of the words of a server has no address in it', () => {
  const says = `anna unknown, ANNA <x${to}>, ${'long '.repeat(60)}${to}`;
  const report = readReport(postfixBounce({ path, to, says }));
  expect(typeof report === 'string' ? report : report.says).toMatch(
    /^5\.1\.1 smtp; 550 5\.1\.1 <\(address\)>: .*rejected: \(name\) unknown, \(name\) <\(address\)>/,
  );
  expect(typeof report === 'string' ? report : report.says).not.toMatch(/@|anna/i);
});

test('a full mailbox is a soft bounce; a delay, a success and a refusal of the message are none', () => {
  expect(readReport(gmailBounce({ path, to, status: '5.2.2' }))).toMatchObject({ kind: 'soft' });
  expect(readReport(exchangeBounce({ path, to, status: '4.4.7' }))).toMatchObject({ kind: 'soft' });
  expect(readReport(postfixBounce({ path, to, status: '4.4.1' }))).toBe('not_about_the_address');
  expect(readReport(gmailBounce({ path, to, status: '5.7.26' }))).toBe('not_about_the_address');
  expect(readReport(gmailBounce({ path, to, status: '5.3.4' }))).toBe('not_about_the_address');
  const relayed = postfixBounce({ path, to }).toString().replace('Action: failed', 'Action: relayed');
  expect(readReport(Buffer.from(relayed))).toBe('not_about_the_address');
});

test('a complaint is read, and reports about signatures or of mail that is no spam are not', () => {
  expect(readReport(complaint({ path, to }))).toMatchObject({ kind: 'complaint', recipient: to });
  expect(readReport(complaint({ path, to, type: 'not-spam' }))).toBe('not_about_the_address');
  expect(readReport(complaint({ path, to, type: 'auth-failure' }))).toBe('not_about_the_address');
});

test('an automatic answer and a forwarded report say nothing of the address', () => {
  const away = `Subject: Away\r\nAuto-Submitted: auto-replied\r\nTo: ${path}\r\n\r\n550 5.1.1 until Monday`;
  expect(readReport(Buffer.from(away))).toBe('no_report');
  const forwarded =
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n' +
    `${postfixBounce({ path, to }).toString()}\r\n--b--`;
  expect(readReport(Buffer.from(forwarded))).toBe('no_report');
});

test('malformed messages are read as nothing, or as what is whole of them', () => {
  const whole = postfixBounce({ path, to }).toString();
  expect(readReport(Buffer.alloc(0))).toBe('no_report');
  expect(readReport(Buffer.from([0xff, 0xfe, 0x00, 0x0a, 0x0d]))).toBe('no_report');
  expect(readReport(Buffer.from('Content-Type: multipart/report\r\n\r\n--b\r\n'))).toBe('no_report');
  expect(readReport(Buffer.from(whole.replace(/Status: .*\r\n/, '')))).toMatchObject({ kind: 'hard' });
  expect(readReport(Buffer.from(whole.slice(0, whole.indexOf('Remote-MTA'))))).toMatchObject({
    kind: 'hard',
  });
  expect(readReport(Buffer.from(whole.replace(/Action: .*\r\n/, '')))).toBe('not_about_the_address');
  for (let cut = 0; cut < whole.length; cut += 37) {
    const report = readReport(Buffer.from(whole.slice(0, cut)));
    expect(typeof report === 'string' ? report : report.kind).toMatch(
      /^(?:no_report|not_about_the_address|hard)$/,
    );
  }
});

test('the words of another server come out as one short line of visible characters', () => {
  const report = readReport(gmailBounce({ path, to, says: `\u0007<script>\u202E${'x'.repeat(2_000)}` }));
  expect(typeof report === 'string' ? report : report.says).toMatch(/^[\x20-\x7e]{1,300}$/);
});

test('a megabyte of header fields, of boundaries or of nesting is read within a second', () => {
  const filler = 'X-Long: '.padEnd(200, 'x');
  const huge = [
    `${`${filler}\r\n`.repeat(5_000)}Content-Type: text/plain\r\n\r\n`,
    `Content-Type: multipart/report; boundary=b\r\n\r\n${'--b\r\n'.repeat(200_000)}`,
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n'.repeat(20_000)}`,
    `Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n${'Action: failed\r\n\r\n'.repeat(50_000)}`,
    `${' '.repeat(1_000_000)}:`,
  ];
  const startedAt = performance.now();
  const read = huge.map((text) => readReport(Buffer.from(text)));
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(read).toEqual(['no_report', 'no_report', 'no_report', 'not_about_the_address', 'no_report']);
});

test('what a refusal says of an address follows from its status, and from its words only where it has none', () => {
  const hard = ['5.1.1', '5.1.2', '5.1.10', '5.2.1', '5.4.4'];
  const soft = ['5.1.0', '5.2.2', '5.4.6', '4.2.2', '4.4.1', '4.3.0'];
  const neither = ['5.7.1', '5.7.26', '5.6.0', '5.3.4', '5.5.0', '5.1.8', '4.7.0', '2.1.5', 'x', '5.1'];
  expect(hard.map(faultOfStatus)).toEqual(hard.map(() => 'hard'));
  expect(soft.map(faultOfStatus)).toEqual(soft.map(() => 'soft'));
  expect(neither.map(faultOfStatus)).toEqual(neither.map(() => undefined));
  expect(faultOfAnswer('550 no such mailbox')).toBe('hard');
  expect(faultOfAnswer('550 5.0.0 mailbox unavailable')).toBe('hard');
  expect(faultOfAnswer('550 5.7.1 Message rejected as spam by policy')).toBeUndefined();
  expect(faultOfAnswer('550 Blocked, see a blacklist')).toBeUndefined();
  expect(faultOfAnswer('550 no such user (generated by mx.example)')).toBe('hard');
  expect(faultOfAnswer('550 #5.1.1.')).toBe('hard');
  expect(faultOfAnswer('554 refused from 5.1.1.20')).toBeUndefined();
  expect(faultOfAnswer('554 no')).toBeUndefined();
});

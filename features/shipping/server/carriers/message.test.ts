// What a carrier's message says, event by event: one that cannot be read keeps no other one out.
import { describe, expect, test } from 'vitest';
import { carrierShapes } from '#tools/testing/carrier-shapes.ts';
import { sign } from '#platform/ports/signature.ts';
import { carriersFrom } from './config.ts';
import { readMessage } from './message.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const secret = 'a-secret-of-ours-that-is-long-enough';
const [ours] = carriersFrom({ carriers: [{ code: 'ours', name: 'Ours', secrets: [secret] }] });

function readOwn(content: object) {
  if (ours === undefined) throw new Error('there is no carrier');
  const body = Buffer.from(JSON.stringify(content));
  return readMessage(ours, { body, signature: sign(body, secret, now) }, now);
}

describe('in our own form', () => {
  const event = (name: string, over: object = {}) => ({
    event_id: name,
    tracking: 'TELL000001',
    code: 'accepted',
    at: '2026-03-02T08:30:00.000Z',
    ...over,
  });

  test.each([
    ['code', { code: 'eaten' }],
    ['code', { code: '\ud800' }],
    ['at', { at: 'yesterday' }],
    ['at', { at: undefined }],
    ['event_id', { event_id: 'a\u0000' }],
    ['event_id', { event_id: 'x'.repeat(81) }],
    ['event_id', { event_id: 7 }],
    ['tracking', { tracking: 'TELL\ud800' }],
    ['tracking', { tracking: 'X'.repeat(41) }],
    ['raw', { raw: 7 }],
  ])('an event whose %s cannot be read keeps no other one out: %j', (field, over) => {
    const read = readOwn({ events: [event('first'), event('odd', over), event('last')] });
    expect(read?.reports.map(({ event_id: id }) => id)).toEqual(['first', 'last']);
    expect(read?.refused).toMatchObject([{ reason: `unreadable_${field}` }]);
  });

  test('what is too long of a place and a text is cut between two characters, and what no column holds is left out', () => {
    const odd = { place: `L\u0000\ud800 ${'é😀'.repeat(100)}`, raw: '😀'.repeat(400) };
    expect(readOwn({ events: [event('odd', odd)] })).toMatchObject({
      reports: [{ place: `L\ufffd ${'é😀'.repeat(58)}é`, raw: '😀'.repeat(300) }],
      refused: [],
    });
  });

  test('an event that is none at all is refused without a name', () => {
    for (const none of [null, 7, 'accepted', []])
      expect(readOwn({ events: [none, event('one')] })).toMatchObject({
        reports: [{ event_id: 'one' }],
        refused: [{ event_id: '' }],
      });
  });

  test.each([{ events: [] }, { events: 7 }, {}])('%j is no list, and is refused whole', (content) => {
    expect(() => readOwn(content)).toThrow('invalidRequest (shape)');
  });
});

describe('a time without a zone is one of the zone of its row', () => {
  const read = (zone: string | undefined, said: string) => {
    const [shape] = carrierShapes;
    if (shape === undefined) throw new Error('there is no form');
    const webhook = { ...shape.webhook, ...(zone === undefined ? {} : { zone }) };
    const [carrier] = carriersFrom({ carriers: [{ code: 'aftership', name: 'AfterShip', webhook }] });
    const body = shape.message('ANY', [{ status: 'Delivered', at: said }]);
    const headers = shape.sign(body);
    const header = (name: string) => headers[name];
    return carrier?.read?.({ body: Buffer.from(body), signature: undefined, header }, now);
  };
  test.each([
    [undefined, '2026-03-02 10:00', '2026-03-02T10:00:00.000Z'],
    ['UTC', '2026-03-02T10:00:00.5', '2026-03-02T10:00:00.500Z'],
    ['Europe/Berlin', '2026-03-02 10:00:00', '2026-03-02T09:00:00.000Z'],
    ['Europe/Berlin', '2026-07-02 10:00:00', '2026-07-02T08:00:00.000Z'],
    ['Europe/Berlin', '2026-07-02', '2026-07-01T22:00:00.000Z'],
    ['Asia/Shanghai', '2026/03/02 10:00:00', '2026-03-02T02:00:00.000Z'],
    ['America/New_York', '2026-11-01 01:30:00', '2026-11-01T05:30:00.000Z'],
    ['America/New_York', '2026-03-08 02:30:00', '2026-03-08T07:30:00.000Z'],
    ['Asia/Shanghai', '2026-03-02T10:00:00Z', '2026-03-02T10:00:00.000Z'],
    ['Asia/Shanghai', '2026-03-02 10:00:00 +01:00', '2026-03-02T09:00:00.000Z'],
    ['Asia/Shanghai', '2026-03-02T10:00:00+0100', '2026-03-02T09:00:00.000Z'],
    ['Asia/Shanghai', 'Mon, 02 Mar 2026 10:00:00 GMT', '2026-03-02T10:00:00.000Z'],
    ['Asia/Shanghai', 'Mon, 02 Mar 2026 10:00:00 -0500', '2026-03-02T15:00:00.000Z'],
  ])('%s: %s is %s', (zone, said, moment) => {
    expect(read(zone, said)).toMatchObject({ reports: [{ at: moment }], refused: [] });
  });

  test.each([
    'Mar 2, 2026 10:00',
    '3/2/2026 10:00',
    '2026-13-02 10:00',
    '2026-02-30 10:00',
    'Mon, 02 Mar 2026 10:00:00',
  ])('%s is none that can be read: it would be one of this machine', (said) => {
    expect(read('Europe/Berlin', said)).toMatchObject({
      reports: [],
      refused: [{ reason: 'unreadable_at' }],
    });
  });
});

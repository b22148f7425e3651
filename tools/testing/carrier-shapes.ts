// Messages of those who speak for many carriers, as their public documentation shows them, cut to what matters; and the
// configuration that reads each.
import { createHmac } from 'node:crypto';

export type Scan = { readonly status: string; readonly at: string; readonly place?: string };
export type Shape = {
  readonly name: string;
  /** The carrier's row of `CARRIERS_FILE`, without its code. */
  readonly webhook: Record<string, unknown>;
  /** A message about one parcel: its whole history, oldest first. */
  message(tracking: string, scans: readonly Scan[]): string;
  sign(body: string, secret?: string): Record<string, string>;
  /** Its words for the five of ours, in their order. */
  readonly words: readonly [string, string, string, string, string];
  /** A word that means nothing to us: a label was made. */
  readonly silent: string;
};

const secret = 'a-secret-of-the-webhook';
const hmac = (body: string, key: string) => createHmac('sha256', key).update(body);

/** AfterShip: base64 in a header of its own, checkpoints with a tag and a finer one. */
const afterShip: Shape = {
  name: 'AfterShip',
  webhook: {
    header: 'aftership-hmac-sha256',
    signature: 'hmac-sha256-base64',
    secrets: [secret],
    list: 'msg.checkpoints',
    fields: {
      tracking: '/msg.tracking_number',
      code: ['subtag', 'tag'],
      at: 'checkpoint_time',
      place: 'location',
      raw: 'message',
    },
    codes: {
      InTransit_002: 'accepted',
      InTransit: 'in_transit',
      OutForDelivery: 'out_for_delivery',
      Delivered: 'delivered',
      Exception_011: 'returned_to_sender',
    },
  },
  message: (tracking, scans) =>
    JSON.stringify({
      event: 'tracking_update',
      event_id: 'f13e2d24-1bd8-4ba0-b4f4-ee6a14a3c2a1',
      is_tracking_first_tag: true,
      msg: {
        id: 'o2nn4aaj5x4mlkk1zepfz00b',
        tracking_number: tracking,
        slug: 'fedex',
        tag: scans.at(-1)?.status.split('_')[0],
        checkpoints: scans.map(({ status, at, place }) => ({
          slug: 'fedex',
          location: place ?? null,
          message: `Scan ${status}`,
          tag: status.split('_')[0],
          subtag: status.includes('_') ? status : `${status}_001`,
          checkpoint_time: at,
        })),
      },
      ts: 1_704_795_000,
    }),
  sign: (body, key = secret) => ({ 'aftership-hmac-sha256': hmac(body, key).digest('base64') }),
  words: ['InTransit_002', 'InTransit', 'OutForDelivery', 'Delivered', 'Exception_011'],
  silent: 'InfoReceived',
};

/** EasyPost: hexadecimal behind a prefix, details with one word. */
const easyPost: Shape = {
  name: 'EasyPost',
  webhook: {
    header: 'X-Hmac-Signature',
    signature: 'hmac-sha256-hex',
    prefix: 'hmac-sha256-hex=',
    secrets: [secret],
    list: 'result.tracking_details',
    fields: {
      tracking: '/result.tracking_code',
      code: ['status_detail', 'status'],
      at: 'datetime',
      place: 'tracking_location.city',
      raw: 'message',
    },
    codes: {
      received_at_origin_facility: 'accepted',
      in_transit: 'in_transit',
      out_for_delivery: 'out_for_delivery',
      delivered: 'delivered',
      return_to_sender: 'returned_to_sender',
    },
  },
  message: (tracking, scans) =>
    JSON.stringify({
      id: 'evt_e0a1c3b5',
      object: 'Event',
      mode: 'production',
      description: 'tracker.updated',
      result: {
        id: 'trk_614acbe7',
        object: 'Tracker',
        tracking_code: tracking,
        status: scans.at(-1)?.status,
        carrier: 'USPS',
        tracking_details: scans.map(({ status, at, place }) => ({
          object: 'TrackingDetail',
          message: `Scan ${status}`,
          status: status === 'received_at_origin_facility' ? 'in_transit' : status,
          status_detail: status,
          datetime: at,
          tracking_location: { object: 'TrackingLocation', city: place ?? null },
        })),
      },
    }),
  sign: (body, key = secret) => ({ 'x-hmac-signature': `hmac-sha256-hex=${hmac(body, key).digest('hex')}` }),
  words: ['received_at_origin_facility', 'in_transit', 'out_for_delivery', 'delivered', 'return_to_sender'],
  silent: 'pre_transit',
};

/** Ship24: signs nothing and says the secret, events with names of their own. */
const ship24: Shape = {
  name: 'Ship24',
  webhook: {
    header: 'authorization',
    signature: 'token',
    prefix: 'Bearer ',
    secrets: [secret],
    list: 'trackings.0.events',
    fields: {
      event_id: 'eventId',
      tracking: 'trackingNumber',
      code: 'statusMilestone',
      at: 'datetime',
      place: 'location',
      raw: 'status',
    },
    codes: {
      pickup: 'accepted',
      in_transit: 'in_transit',
      out_for_delivery: 'out_for_delivery',
      delivery: 'delivered',
      returned: 'returned_to_sender',
    },
  },
  message: (tracking, scans) =>
    JSON.stringify({
      trackings: [
        {
          metadata: { generatedAt: '2026-03-02T09:00:00.000Z' },
          tracker: { trackingNumber: tracking },
          events: scans.map(({ status, at, place }) => ({
            eventId: `${tracking}-${status}-${at}`,
            trackingNumber: tracking,
            status: `Scan ${status}`,
            statusMilestone: status,
            datetime: at,
            location: place ?? null,
          })),
        },
      ],
    }),
  sign: (_body, key = secret) => ({ authorization: `Bearer ${key}` }),
  words: ['pickup', 'in_transit', 'out_for_delivery', 'delivery', 'returned'],
  silent: 'info_received',
};

export const carrierShapes: readonly Shape[] = [afterShip, easyPost, ship24];

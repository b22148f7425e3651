// A console in a test: the real app over a stubbed line, whose answers have the shapes of the contract.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { operatorRoles, type ConsoleRole } from '#domain/rights.ts';
import { render } from '@testing-library/react';
import { MemoryRouter } from '#ui/routing/Router.tsx';
import * as z from 'zod/mini';
import type { operatorMe } from '#features/staff/contract.ts';
import type { parcel as parcelOfContract } from '#features/shipping/contract.ts';
import type { returnCase as returnCaseOfContract } from '#features/returns/contract.ts';
import { makeSession } from '#ui/calls/session.ts';
import { App } from '#apps/console/App.tsx';

export type Call = {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: string | null;
  readonly onceKey: string | null;
};

/** An answer to one call: data of a 200, a refusal made by `refused`, or an error for a line that breaks. */
type Answer = (call: Call) => unknown;

class Refused {
  readonly code: number;
  readonly shown: Record<string, unknown>;

  constructor(code: number, shown: Record<string, unknown>) {
    this.code = code;
    this.shown = shown;
  }
}

export function refused(code: number, shown: Record<string, unknown> = {}): unknown {
  return new Refused(code, shown);
}

/** Puts a fake line in place of `fetch`; what has no answer is refused with 404. Gives the calls made. */
export function stubLine(answers: Readonly<Record<string, Answer>>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const path = input instanceof Request ? input.url : input.toString().replace('/api', '');
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    const call: Call = {
      path,
      body: z.record(z.string(), z.unknown()).parse(body),
      token: headers.get('Authorization'),
      onceKey: headers.get('Idempotency-Key'),
    };
    calls.push(call);
    const answer = answers[path]?.(call) ?? new Refused(404, {});
    if (answer instanceof Error) throw answer;
    return answer instanceof Refused
      ? Response.json({ code: answer.code, msg: `refused ${answer.code}`, data: answer.shown })
      : Response.json({ code: 200, msg: 'ok', data: answer });
  };
  return calls;
}

/** Opens the console at an address, signed in when a token is given. */
export function openConsole(address: string, token?: string, language?: string) {
  localStorage.clear();
  if (language !== undefined) localStorage.setItem('console_lang', language);
  if (token !== undefined) localStorage.setItem('console_token', token);
  return render(
    <MemoryRouter start={[address]}>
      <App session={makeSession('console_token', 'console_lang')} />
    </MemoryRouter>,
  );
}

const time = '2026-01-05T12:00:00.000Z';
const someId = '0199a0c0-0000-7000-8000-000000000001';

/** What `operatorMe` answers, and `supplierMe` in the same shape. */
export function person(role: ConsoleRole): OutputOf<typeof operatorMe> {
  const roles = role === 'owner' ? [...operatorRoles] : [role];
  return {
    id: someId,
    username: role,
    name: 'Mara Olsen',
    roles,
    supplier: role === 'supplier' ? { id: someId, name: 'Northwind Textiles' } : null,
    test_data: true,
    server_time: time,
  };
}

/** What a list in pages answers with everything on its first page. */
export function pageOf<T>(list: T[]): {
  list: T[];
  total: number;
  page: number;
  page_size: number;
  has_more: boolean;
} {
  return { list, total: list.length, page: 1, page_size: 20, has_more: false };
}

export function parcel(n: number): z.infer<typeof parcelOfContract> {
  return {
    id: `order-${n}:1`,
    order_no: `S-${n}`,
    number: `S-${n}.1`,
    state: 'to_ship',
    picked_at: null,
    packed_at: null,
    handed_at: null,
    ship_by: time,
    carrier: null,
    tracking: null,
    payout: '14.00',
    currency: 'USD',
    to: {
      name: 'Ana',
      company: '',
      address: 'Road 1',
      address2: '',
      state: '',
      city: 'Hamburg',
      postcode: '20457',
      country: 'DE',
      phone: null,
      is_hidden: false,
    },
    lines: [{ code: 'G-1', title: 'Mug', image: null, qty: 2 }],
    cancel_asked: false,
    held: null,
    created_at: time,
  };
}

export function returnCase(state: 'awaiting_return' | 'refunding'): z.infer<typeof returnCaseOfContract> {
  return {
    id: someId,
    order_id: someId,
    order_no: 'S-7',
    state,
    reason: 'damaged',
    fault: 'supplier',
    text: null,
    amount: '24.60',
    currency: 'USD',
    lines: [{ id: '1', code: 'G-1', title: 'Mug', qty: 2 }],
    answer_by: null,
    inspect_by: time,
    due_at: time,
    needs_return: true,
    label_by: 'supplier',
    answer_text: null,
    offer: null,
    deduction: null,
    inspection_note: null,
    plea: null,
    decision: null,
    settled: null,
    pictures: [],
    parcels: [],
    events: [],
    created_at: time,
    version: 1,
  };
}

// Who acts, by the actor that a contract names: its act has their shop, person and roles, and need not ask whether.
import type { Actor } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { Session, SessionOf } from '#platform/session.ts';

type Signed<A extends Session['actor']> = {
  readonly session: SessionOf<A>;
  readonly personId: string;
};

/** What an act knows of who makes it. Calls without a session know nobody. */
export type Actors = {
  readonly anyone: object;
  readonly hook: object;
  readonly merchant: Signed<'merchant'> & { readonly shopId: bigint };
  readonly operator: Signed<'operator'> & { readonly roles: readonly string[] };
  readonly supplier: Signed<'supplier'> & { readonly supplierId: string };
};

type Readers = { readonly [A in Actor]: (session: Session | undefined) => Actors[A] };

const nobody = () => ({});

const readers: Readers = {
  anyone: nobody,
  hook: nobody,
  merchant(session) {
    if (session?.actor !== 'merchant') throw refuse('noAuthentication');
    return { session, personId: session.personId, shopId: session.shopId };
  },
  operator(session) {
    if (session?.actor !== 'operator') throw refuse('noAuthentication');
    return { session, personId: session.personId, roles: session.roles };
  },
  supplier(session) {
    if (session?.actor !== 'supplier') throw refuse('noAuthentication');
    return { session, personId: session.personId, supplierId: session.supplierId };
  },
};

/** @throws Refused `noAuthentication` where the session is none of this actor: the pipeline has refused it before. */
export function readActor<A extends Actor>(actor: A, session: Session | undefined): Actors[A] {
  return readers[actor](session);
}

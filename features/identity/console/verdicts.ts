// What a reviewer has said of each field so far.
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { rejectionReasons, type IdentityField, type RejectionReason } from '#domain/identity/identity.ts';
import type { decideIdentity } from '#features/identity/console.contract.ts';

/** '' is undecided, `wrong` lacks its reason yet. */
export type Verdict = '' | 'ok' | 'wrong' | RejectionReason;
export type Verdicts = Readonly<Partial<Record<IdentityField, Verdict>>>;
type Said = RequestOf<typeof decideIdentity>['fields'];

export function reasonOf(text: string): RejectionReason | 'wrong' {
  return rejectionReasons.find((reason) => reason === text) ?? 'wrong';
}

/** What is sent once every field is decided; how many are not, until then. */
export function readVerdicts(
  fields: readonly IdentityField[],
  verdicts: Verdicts,
): { readonly said: Said; readonly undecided: number; readonly wrong: number } {
  const said = fields.flatMap((field): Said => {
    const verdict = verdicts[field] ?? '';
    if (verdict === 'ok') return [{ field, is_right: true }];
    return verdict === '' || verdict === 'wrong' ? [] : [{ field, is_right: false, reason: verdict }];
  });
  const wrong = said.filter(({ is_right: isRight }) => !isRight).length;
  return { said, undecided: fields.length - said.length, wrong };
}

/** Everything that nothing was said about is right. */
export function restIsRight(fields: readonly IdentityField[], verdicts: Verdicts): Verdicts {
  const rest = fields.filter((field) => (verdicts[field] ?? '') === '');
  return { ...verdicts, ...Object.fromEntries(rest.map((field) => [field, 'ok' as const])) };
}

// A checkpoint: how long the record is and what its root is, signed by the log and cosigned by witnesses (C2SP tlog-checkpoint).
import { equalBytes, fromBase64Of, toBase64 } from './bytes.ts';
import { parseDecimal } from './decimal.ts';
import { ProofFault } from './fault.ts';
import { parseNote, verifyNote, type VerifyEd25519 } from './note.ts';
import { hasQuorum, type Policy } from './policy.ts';
import { emptyRoot, hashBytes } from './tree.ts';

export type Checkpoint = { readonly origin: string; readonly size: number; readonly root: Uint8Array };

/** The text of a checkpoint, which its signatures are over. */
export function formatCheckpoint({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`;
}

/**
 * @param text Of the note, without its signatures. Lines after the third are allowed and say nothing.
 * @throws ProofFault `malformed_checkpoint`.
 */
export function parseCheckpoint(text: string): Checkpoint {
  const [origin = '', sizeLine = '', rootLine = '', ...more] = text.split('\n');
  const size = parseDecimal(sizeLine);
  const isWhole = more.at(-1) === '' && !more.slice(0, -1).includes('');
  if (origin === '' || size === undefined || !isWhole) throw new ProofFault('malformed_checkpoint');
  return { origin, size, root: fromBase64Of(rootLine, hashBytes) };
}

export type CheckedCheckpoint = Checkpoint & {
  /** Witnesses of the policy that signed it, by their names there, with the seconds since 1970. */
  readonly cosigned: readonly { readonly name: string; readonly time: number }[];
  /** True where they are enough for the policy; also where it asks for none. */
  readonly hasQuorum: boolean;
  /** Of the newest cosignature; undefined where no witness signed. */
  readonly newestTime: number | undefined;
};

/**
 * Checks a signed checkpoint against the log and the witnesses of a policy. Without a quorum it is still one that the log
 * signed: the caller decides by `hasQuorum`.
 * @param latest Seconds since 1970 after which no witness can have signed, where the caller knows the time.
 * @throws ProofFault `malformed_note`, `malformed_checkpoint`, `too_large`; `unknown_key` where no log of the policy signed it,
 * `wrong_origin` where it is about another log than its signature, `wrong_signature`, `from_the_future`.
 */
export async function checkCheckpoint(
  note: string,
  policy: Policy,
  verify: VerifyEd25519,
  latest: number = Number.MAX_SAFE_INTEGER,
): Promise<CheckedCheckpoint> {
  const checkpoint = parseCheckpoint(parseNote(note).text);
  const logs = policy.logs.map(({ vkey }) => vkey);
  const witnesses = policy.witnesses.map(({ vkey }) => vkey);
  const { signed } = await verifyNote(note, [...logs, ...witnesses], verify);

  const ownSigned = signed.filter(({ vkey }) => logs.includes(vkey));
  if (ownSigned.length === 0) throw new ProofFault('unknown_key');
  if (!ownSigned.some(({ vkey }) => vkey.name === checkpoint.origin)) {
    throw new ProofFault('wrong_origin', { origin: checkpoint.origin });
  }
  if (checkpoint.size === 0 && !equalBytes(checkpoint.root, emptyRoot())) {
    throw new ProofFault('malformed_checkpoint');
  }
  const cosigned = policy.witnesses.flatMap(({ name, vkey }) => {
    const times = signed.filter((one) => one.vkey === vkey).map(({ time }) => time ?? 0);
    return times.length === 0 ? [] : [{ name, time: Math.max(...times) }];
  });
  const newestTime = cosigned.length === 0 ? undefined : Math.max(...cosigned.map(({ time }) => time));
  if (newestTime !== undefined && newestTime > latest) {
    throw new ProofFault('from_the_future', { time: String(newestTime) });
  }
  const names = new Set(cosigned.map(({ name }) => name));
  return { ...checkpoint, cosigned, hasQuorum: hasQuorum(policy, names), newestTime };
}

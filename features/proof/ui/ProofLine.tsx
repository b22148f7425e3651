import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import type { Verdict } from '#domain/proof/check.ts';
import { Badge, type Tone } from '#ui/content/Badge.tsx';
import { useNow } from '#ui/words/useNow.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { Link } from '#ui/routing/Link.tsx';
import { useSay } from '#ui/words/words.tsx';
import { verdictOf } from './verdict.ts';
import { useProof } from './useProof.ts';

const tones: Record<Verdict, Tone> = {
  checked: 'good',
  no_notary: 'good',
  waiting: 'warn',
  failed: 'bad',
  unchecked: 'plain',
};

/** One line under a balance: whether this phone has checked it, and when. */
export function ProofLine() {
  const { line } = useWords().proof;
  const say = useSay();
  const { time } = useFormats();
  const { saved } = useProof();
  const verdict = verdictOf(saved);
  const at = saved?.shown?.at ?? 0;
  const isToday = new Date(at).toDateString() === useNow().toDateString();
  const when = time(new Date(at).toISOString(), isToday ? 'time' : 'both');
  const Icon = verdict === 'failed' ? ShieldAlert : verdict === 'unchecked' ? ShieldQuestion : ShieldCheck;
  return (
    <Link to="/proof" className="inline-flex min-h-target items-center self-start">
      <Badge tone={tones[verdict]} icon={<Icon className="size-4" />}>
        {say(line[verdict], { when, count: saved?.shown?.notaries.length ?? 0 })}
      </Badge>
    </Link>
  );
}

import { FileSearch, ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { controlClass } from '#ui/forms/FieldFrame.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { PageTitle, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { ReceiptFacts } from './ReceiptFacts.tsx';

/** Anybody's look at a receipt: whether it is ours, and what it says. */
export function VerifyView({ page }: { page: PageOf<'verify'> }) {
  const words = useStorefrontWords();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <PageTitle lead={words.verifyLead}>{words.verifyTitle}</PageTitle>
      {page.result === undefined ? null : <Verdict result={page.result} />}
      <Card title={words.verifyForm}>
        <form method="get" className="flex flex-col gap-4">
          <label className="flex flex-col gap-1.5 font-medium">
            {words.verifyField}
            <textarea
              name="jws"
              rows={6}
              required
              maxLength={4_000}
              defaultValue={page.jws}
              spellCheck={false}
              autoComplete="off"
              className={`${controlClass} font-mono text-caption break-all`}
            />
          </label>
          <Button type="submit" icon={<FileSearch aria-hidden className="size-5" />}>
            {words.verifyButton}
          </Button>
        </form>
        <p className="text-meta text-muted">{words.verifyKeys}</p>
        <a href="/.well-known/jwks.json" className="inline-flex min-h-target items-center underline">
          {words.verifyKeysLink}
        </a>
      </Card>
    </div>
  );
}

const looks = {
  genuine: { icon: ShieldCheck, className: 'bg-good-soft text-good' },
  altered: { icon: ShieldAlert, className: 'bg-bad-soft text-bad' },
  foreign: { icon: ShieldQuestion, className: 'bg-warn-soft text-warn' },
};

function Verdict({ result }: { result: NonNullable<PageOf<'verify'>['result']> }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { icon: Icon, className } = looks[result.verdict];
  const texts = {
    genuine: words.verifyGenuine,
    altered: words.verifyAltered,
    foreign: words.verifyForeign,
  };
  return (
    <>
      <div role="status" className={`flex gap-3 rounded-card p-4 font-medium ${className}`}>
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        <p className="min-w-0">{say(texts[result.verdict], { order: result.claims?.order ?? '' })}</p>
      </div>
      {result.claims === null ? null : (
        <Card title={words.verifyFacts}>
          <ReceiptFacts claims={result.claims} />
        </Card>
      )}
    </>
  );
}

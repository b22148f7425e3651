import { reportReasons } from '#domain/states/comment.ts';
import { SelectInput, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { Button } from '#ui/buttons/Button.tsx';

/** Says what is wrong with a comment, to those who decide. */
export function ReportForm({ action }: { action: string }) {
  const words = useStorefrontWords();
  return (
    <details className="text-meta">
      <summary className="inline-flex min-h-target cursor-pointer items-center text-muted underline">
        {words.opinionReport}
      </summary>
      <form method="post" action={action} className="flex max-w-prose flex-col gap-3 pb-2">
        <SelectInput
          name="reason"
          label={words.opinionReportReason}
          hint={words.opinionReportText}
          options={reportReasons.map((value) => ({ value, label: words[`opinionReport_${value}`] }))}
        />
        <div>
          <Button type="submit" tone="plain" size="small">
            {words.opinionReportSend}
          </Button>
        </div>
      </form>
    </details>
  );
}

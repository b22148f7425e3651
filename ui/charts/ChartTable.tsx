import type { Point } from './LineChart.tsx';
import { useUiWords } from '#ui/words/words.tsx';

type Props = {
  label: string;
  points: readonly Point[];
  previous: { readonly label: string; readonly points: readonly Point[] } | undefined;
  format: (value: string) => string;
};

/** The numbers of a chart, for whoever does not see it or wants them exactly. */
export function ChartTable({ label, points, previous, format }: Props) {
  const words = useUiWords();
  return (
    <details>
      <summary className="inline-flex min-h-target items-center text-meta font-medium text-accent-ink">
        {words.tableOf}
      </summary>
      <table className="w-full text-meta">
        <caption className="sr-only">{label}</caption>
        {previous === undefined ? null : (
          <thead>
            <tr className="text-right text-muted">
              <th scope="col" className="sr-only">
                {words.chartTime}
              </th>
              <th scope="col" className="py-1.5 font-medium">
                {words.chartNow}
              </th>
              <th scope="col" className="py-1.5 pl-3 font-medium">
                {previous.label}
              </th>
            </tr>
          </thead>
        )}
        <tbody className="divide-y divide-line">
          {points.map((point, index) => (
            <tr key={point.label}>
              <th scope="row" className="py-1.5 text-left font-normal text-muted">
                {point.label}
              </th>
              <td className="tabular py-1.5 text-right font-medium">{format(point.value)}</td>
              {previous === undefined ? null : (
                <td className="tabular py-1.5 pl-3 text-right text-muted">
                  {format(previous.points[index]?.value ?? '0')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Codes to copy by hand: of one width, as many beside each other as there is room for. */
export function CodeList({ label, codes }: { label: string; codes: readonly string[] }) {
  return (
    <ul
      aria-label={label}
      className="flex flex-wrap gap-x-8 gap-y-2 rounded-field bg-sunken p-4 font-mono text-body tabular"
    >
      {codes.map((code) => (
        <li key={code} className="select-all wrap-anywhere">
          {code}
        </li>
      ))}
    </ul>
  );
}

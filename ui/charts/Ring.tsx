/** A value on a scale as the part of a circle that is filled, with its number inside. */
export function Ring({
  label,
  text,
  value,
  min,
  max,
}: {
  /** What is read out: the number and its scale. */
  label: string;
  text: string;
  value: number;
  min: number;
  max: number;
}) {
  const part = Math.min(1, Math.max(0, (value - min) / (max - min)));
  return (
    <svg role="img" aria-label={label} viewBox="0 0 72 72" className="size-20 shrink-0">
      <g fill="none" strokeWidth="8" transform="rotate(-90 36 36)">
        <circle cx="36" cy="36" r="31" stroke="currentColor" strokeOpacity="0.12" />
        {part === 0 ? null : (
          <circle
            cx="36"
            cy="36"
            r="31"
            pathLength="100"
            strokeDasharray={`${part * 100} 100`}
            className="stroke-accent"
          />
        )}
      </g>
      <text
        x="36"
        y="36"
        textAnchor="middle"
        dominantBaseline="central"
        className="font-semibold"
        fill="currentColor"
        fontSize="17"
      >
        {text}
      </text>
    </svg>
  );
}

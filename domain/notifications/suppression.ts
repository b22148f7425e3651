// Why an address is sent no email.
export const suppressionReasons = ['hard_bounce', 'soft_bounces', 'complaint'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

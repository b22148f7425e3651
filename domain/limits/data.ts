// Numbers of the audit's heads and of people's rights to their data.

export const dataLimits = {
  /** What a browser tells of a page of ours: bytes of one report, and how many a minute are written down. */
  policyReportBytesMax: 16_384,
  policyReportsPerMinute: 20,
  /** Rows of the security log that one process writes a second; what is above stands in its lines alone. */
  securityRowsPerSecond: 50,
  /** Days for which an event of security is held, and how many old ones an hour lets go. */
  securityDays: 400,
  securityRowsForgotten: 5_000,
  /** Published heads of the audit that one answer has: four days of hours. */
  auditHeadsShown: 100,
  /** A file of one's own data can be fetched so long, then it is removed. */
  dataFileHours: 24,
  /** Days in which one may change one's mind before a person is erased. */
  erasureDays: 14,
  /** Bytes of a file of one's own data, pictures included: what a phone saves. */
  dataFileBytesMax: 200_000_000,
  /** Rows of one kind in a file of one's own data: more than any shop has, and an end. */
  dataRowsMax: 50_000,
  /** Orders whose buyers are erased at once: a step of a second. */
  buyersPerBatch: 200,
  /** Days after its end at which the steps, emails and scans of an order become lists in one row, and how many orders at once. */
  orderRowDays: 400,
  /** Days after which the steps of orders are summed, and the empty accounts of those that are over leave. */
  orderCloseDays: 7,
  ordersArchivedAtOnce: 500,
} as const;

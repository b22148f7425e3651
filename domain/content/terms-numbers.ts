// The numbers that the terms name: those that the platform runs on.
import { limits } from '#domain/limits.ts';

export const termsNumbers = {
  decideHours: limits.withdrawalDecideHours,
  selfApproveHours: limits.withdrawalSelfApproveHours,
  slices: limits.withdrawalSlicesMax,
  appealDays: limits.appealWindowDays,
  decideDays: limits.appealDecideDays,
  inviteDays: limits.invitationDays,
  levelNoticeDays: limits.levelNoticeDays,
  termsNoticeDays: limits.termsNoticeDays,
};

import type { QuestionGroupStore } from '../contract/extras-store';
import { promised } from '../base/promised';
import type { QuestionGroupRecord } from '../contract/records';

/** Question groups in a list that the caller owns. */
export function memoryQuestionGroups(groups: QuestionGroupRecord[]): QuestionGroupStore {
  const indexOf = (accountId: number, uid: string) =>
    groups.findIndex((group) => group.accountId === accountId && group.uid === uid);
  return {
    list: (accountId) => Promise.resolve(structuredClone(groups.filter((group) => group.accountId === accountId))),
    save: (group, check) =>
      promised(() => {
        const others = groups.filter(({ accountId }) => accountId === group.accountId);
        const index = indexOf(group.accountId, group.uid);
        if (index === -1) check(others.length);
        if (group.isAuto) for (const other of others) other.isAuto = false;
        groups.splice(index === -1 ? groups.length : index, 1, structuredClone(group));
      }),
    remove(accountId, uid) {
      const index = indexOf(accountId, uid);
      if (index !== -1) groups.splice(index, 1);
      return Promise.resolve(index !== -1);
    },
  };
}

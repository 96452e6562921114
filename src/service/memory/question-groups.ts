import type { QuestionGroupStore } from '../extras-store';
import type { QuestionGroupRecord } from '../records';

/** Question groups in a list that the caller keeps. */
export function memoryQuestionGroups(groups: QuestionGroupRecord[]): QuestionGroupStore {
  const indexOf = (accountId: number, uid: string) =>
    groups.findIndex((group) => group.accountId === accountId && group.uid === uid);
  return {
    list: (accountId) => Promise.resolve(structuredClone(groups.filter((group) => group.accountId === accountId))),
    save(group) {
      for (const other of groups) {
        if (group.isAuto && other.accountId === group.accountId) other.isAuto = false;
      }
      const index = indexOf(group.accountId, group.uid);
      groups.splice(index === -1 ? groups.length : index, 1, structuredClone(group));
      return Promise.resolve();
    },
    remove(accountId, uid) {
      const index = indexOf(accountId, uid);
      if (index !== -1) groups.splice(index, 1);
      return Promise.resolve(index !== -1);
    },
  };
}

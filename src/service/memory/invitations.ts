import type { InvitationStore } from '../contract/invitation-store';
import { promised } from '../base/promised';
import { copied, own, ownOf, removeWhere, type Tables } from './tables';

export function memoryInvitations({ users, invitations, passwordResets }: Tables): InvitationStore {
  return {
    list(accountId) {
      const all = [...invitations.values()].filter((invitation) => invitation.accountId === accountId);
      return copied(all.sort((a, b) => a.userId - b.userId));
    },
    issue: (link, invitedAt, check) =>
      promised(() => {
        const { userId, accountId, expiresAt } = link;
        const invited = own(users.get(userId), accountId);
        if (!invited) return undefined;
        check(...structuredClone([invited, ownOf(users, accountId), invitations.get(userId)] as const));
        removeWhere(passwordResets, (other) => other.userId === userId);
        passwordResets.set(link.tokenHash, structuredClone(link));
        invitations.set(userId, structuredClone({ userId, accountId, invitedAt, expiresAt }));
        return structuredClone(invited);
      }),
  };
}

import { defineLabels } from '../../ui/theme/labels';

export const usersLabels = defineLabels('users', {
  title: 'Users',
  help: 'Who can use this dashboard. Admins also manage plans, billing, and users.',
  failed: 'Couldn’t load your users.',
  unreadable: (count: number) =>
    count === 1 ? '1 user couldn’t be displayed.' : `${count} users couldn’t be displayed.`,

  invite: 'Invite users',
  inviteHelp:
    'One or more email addresses, separated by commas, spaces, or new lines. We’ll email each user a link to set a password.',
  submit: 'Invite',
  submitAnyway: 'Invite anyway',
  sending: 'Inviting…',
  emailMissing: 'Enter at least one email address.',
  checkEmails: 'No invitations sent yet. Check these addresses first.',
  tooMany: (most: number) => `Invite up to ${most} users at a time.`,
  invalid: (email: string) => `${email}: Invalid email`,
  known: (email: string) => `${email}: User already exists`,
  repeated: (email: string) => `${email} is listed more than once but gets only one invitation.`,
  typo: (email: string, suggestion: string) => `${email}: Did you mean ${suggestion}?`,
  useSuggestion: (suggestion: string) => `Use ${suggestion}`,
  invited: (email: string, count: number) => (count === 1 ? `Invited ${email}.` : `Invited ${count} users: ${email}.`),
  userExists: 'User already exists',
  invalidEmail: 'Invalid email',
  unknown: 'unknown error, contact support',
  notInvited: (email: string, reason: string) => `${email}: ${reason}`,
  notSent: 'The other invitations weren’t sent. Their addresses are still in the field.',

  search: 'Find a user',
  noneFound: (query: string) => `No users match “${query}”.`,
  user: 'User',
  lastSignIn: 'Last login',
  role: 'Role',
  admin: 'Admin',
  agent: 'Agent',
  you: 'You',
  active: 'Active',
  pending: 'Invited',
  never: 'Not logged in yet',
  unnamed: 'No email',
  makeAdmin: 'Make admin',
  removeAdmin: 'Remove admin role',
  /** Why a user can't be changed while a change is in progress. */
  saving: 'Saving…',
  delete: 'Delete',
  deleteSelf: 'You can’t delete yourself.',
  deleteAdmin: 'Remove the admin role first.',
  lastAdmin: 'Your account needs at least one active admin. Make another active user an admin first.',
  toggleFailed: (email: string) => `Couldn’t change the role of ${email}.`,

  deleteTitle: (email: string) => `Delete the user ${email}?`,
  deleteText: 'They’ll no longer be able to log in to this dashboard. Chats and settings aren’t affected.',
  deleteConfirm: 'Delete user',
  demoteTitle: 'Remove your own admin role?',
  demoteText:
    'You’ll no longer be able to manage plans, billing, or users. Only another admin can give you the role back.',
  demoteConfirm: 'Remove my admin role',
});
export type UsersLabels = typeof usersLabels.defaults;

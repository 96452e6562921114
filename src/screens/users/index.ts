export { usersLabels, type UsersLabels } from './labels';
export { Users } from './users';
export { UsersLoading } from './users-loading';

export { permissionsLabels, type PermissionsLabels } from './labels';
export { Permissions } from './permissions';
export { PermissionsLoading } from './permissions-loading';

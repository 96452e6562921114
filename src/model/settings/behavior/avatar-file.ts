/** Team avatar files the server accepts. */
export const avatarFileTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
export const maxAvatarBytes = 2 * 1024 * 1024;

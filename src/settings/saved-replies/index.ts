export { SavedRepliesTab, type SavedRepliesTabOptions } from './saved-replies-tab';
export { SavedRepliesTabLoading } from './saved-replies-tab-loading';
export { savedRepliesBulkLabels, type SavedRepliesBulkLabels } from './bulk/bulk-labels';
export { savedRepliesImportLabels, type SavedRepliesImportLabels } from './import/import-labels';
export { savedRepliesIssueLabels, type SavedRepliesIssueLabels } from './issue-labels';
export { savedRepliesPreviewLabels, type SavedRepliesPreviewLabels } from './preview-labels';
export { savedRepliesCopyLabels, type SavedRepliesCopyLabels } from './bulk/copy-labels';
export { savedRepliesLabels, type SavedRepliesLabels } from './labels';

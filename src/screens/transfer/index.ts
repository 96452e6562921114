export { transferLabels, type TransferLabels } from './labels';
export { Transfer } from './transfer';
export { TransferLoading } from './transfer-loading';

export { Changes } from './changes';
export { ChangesLoading } from './changes-loading';
export { changesLabels, type ChangesLabels } from './labels';

import type { LabelOverride } from '../../ui/theme/theme-context';
import { chart } from './charts/chart';
import { counting } from './charts/counting';
import { permissionUses } from './charts/permission-uses';
import { usage } from './charts/usage';
import { changedValues } from './editor/changed-values';
import { changes } from './editor/changes';
import { chips } from './editor/chips';
import { colorRow } from './editor/color-row';
import { editor } from './editor/editor';
import { fileRow } from './editor/file-row';
import { keys } from './editor/keys';
import { listRow } from './editor/list-row';
import { secretRow } from './editor/secret-row';
import { settings } from './editor/settings';
import { widgetChecks } from './editor/widget-checks';
import { account } from './screens/account';
import { changeLog } from './screens/change-log';
import { commandPalette } from './screens/command-palette';
import { compare } from './screens/compare';
import { dashboard } from './screens/dashboard';
import { download } from './screens/download';
import { legal } from './screens/legal';
import { login } from './screens/login';
import { password } from './screens/password';
import { permissions } from './screens/permissions';
import { rating } from './screens/rating';
import { report } from './screens/report';
import { reportsAvailability } from './screens/reports-availability';
import { reportsCoverage } from './screens/reports-coverage';
import { reportsHistory } from './screens/reports-history';
import { reportsOverview } from './screens/reports-overview';
import { reportsPages } from './screens/reports-pages';
import { setup } from './screens/setup';
import { shell } from './screens/shell';
import { signup } from './screens/signup';
import { support } from './screens/support';
import { transfer } from './screens/transfer';
import { upgrade } from './screens/upgrade';
import { users } from './screens/users';
import { appearance } from './settings/appearance';
import { behavior } from './settings/behavior';
import { install } from './settings/install';
import { installCheck } from './settings/install-check';
import { integrations } from './settings/integrations';
import { operatingHours } from './settings/operating-hours';
import { operatingHoursVisitors } from './settings/operating-hours-visitors';
import { questionGroups } from './settings/question-groups';
import { savedReplies } from './settings/saved-replies';
import { savedRepliesBulk } from './settings/saved-replies-bulk';
import { savedRepliesCopy } from './settings/saved-replies-copy';
import { savedRepliesImport } from './settings/saved-replies-import';
import { savedRepliesIssues } from './settings/saved-replies-issues';
import { savedRepliesPreview } from './settings/saved-replies-preview';
import { triggers } from './settings/triggers';
import { webhookSamples } from './settings/webhook-samples';
import { banner } from './ui/banner';
import { calendar } from './ui/calendar';
import { confirm } from './ui/confirm';
import { copy } from './ui/copy';
import { crash } from './ui/crash';
import { dialog } from './ui/dialog';
import { infoTip } from './ui/info-tip';
import { newPassword } from './ui/new-password';
import { pager } from './ui/pager';
import { passwordInput } from './ui/password-input';
import { problem } from './ui/problem';
import { search } from './ui/search';
import { skeleton } from './ui/skeleton';
import { sortable } from './ui/sortable';
import { stepper } from './ui/stepper';
import { table } from './ui/table';
import { toast } from './ui/toast';
import { upgradeButton } from './ui/upgrade-button';
import { whyOffline } from './ui/why-offline';
import { widgetName } from './ui/widget-name';
import { widgetPreview } from './ui/widget-preview';
import { widgetReset } from './ui/widget-reset';
import { zone } from './ui/zone';

/** Every text in German: `<ChatdeckTheme locale="de" labels={de}>`. */
export const de: readonly LabelOverride[] = [
  chart,
  counting,
  permissionUses,
  usage,
  changedValues,
  changes,
  chips,
  colorRow,
  editor,
  fileRow,
  keys,
  listRow,
  secretRow,
  settings,
  widgetChecks,
  account,
  changeLog,
  commandPalette,
  compare,
  dashboard,
  download,
  legal,
  login,
  password,
  permissions,
  rating,
  report,
  reportsAvailability,
  reportsCoverage,
  reportsHistory,
  reportsOverview,
  reportsPages,
  setup,
  shell,
  signup,
  support,
  transfer,
  upgrade,
  users,
  appearance,
  behavior,
  install,
  installCheck,
  integrations,
  operatingHours,
  operatingHoursVisitors,
  questionGroups,
  savedReplies,
  savedRepliesBulk,
  savedRepliesCopy,
  savedRepliesImport,
  savedRepliesIssues,
  savedRepliesPreview,
  triggers,
  webhookSamples,
  banner,
  calendar,
  confirm,
  copy,
  crash,
  dialog,
  infoTip,
  newPassword,
  pager,
  passwordInput,
  problem,
  search,
  skeleton,
  sortable,
  stepper,
  table,
  toast,
  upgradeButton,
  whyOffline,
  widgetName,
  widgetPreview,
  widgetReset,
  zone,
];

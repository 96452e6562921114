export { OperatingHoursTab, type OperatingHoursTabOptions } from './operating-hours-tab';
export { OperatingHoursTabLoading } from './operating-hours-tab-loading';
export { operatingHoursLabels, type OperatingHoursLabels } from './labels';
export { operatingHoursVisitorsLabels, type OperatingHoursVisitorsLabels } from './visitors/labels';

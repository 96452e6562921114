import { createElement, type SVGProps } from 'react';
import {
  ArrowDown,
  ArrowRight,
  ArrowUp,
  Ban,
  BarChart3,
  Bookmark,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  ChevronsDownUp,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  ClipboardPaste,
  Clock,
  Copy,
  CornerDownRight,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  GripVertical,
  Info,
  Languages,
  LayoutDashboard,
  ListChecks,
  Mail,
  Maximize,
  Menu,
  MessageCircle,
  Pause,
  Pencil,
  Play,
  Plus,
  Puzzle,
  Redo2,
  Reply,
  RotateCw,
  Search,
  SendHorizontal,
  Settings,
  ThumbsDown,
  ThumbsUp,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  UserRound,
  X,
  ZoomIn,
  ZoomOut,
  type IconNode,
} from 'lucide';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in pixels; 16 if absent. */
  size?: number | undefined;
}

/** An icon of the set, in outline: 16 pixels, always next to a word or with an accessible name. */
/* @__NO_SIDE_EFFECTS__ */
function icon(shapes: IconNode) {
  return function Icon({ size = 16, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...rest}
      >
        {shapes.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
      </svg>
    );
  };
}

export const ArrowDownIcon = icon(ArrowDown);
export const BecomesIcon = icon(ArrowRight);
export const ForwardIcon = icon(ArrowRight);
export const ArrowUpIcon = icon(ArrowUp);
export const OffIcon = icon(Ban);
export const ReportsIcon = icon(BarChart3);
export const SaveViewIcon = icon(Bookmark);
export const CheckIcon = icon(Check);
export const ChevronDownIcon = icon(ChevronDown);
export const PreviousIcon = icon(ChevronLeft);
export const NextIcon = icon(ChevronRight);
export const ChevronUpIcon = icon(ChevronUp);
export const FoldAllIcon = icon(ChevronsDownUp);
export const SortIcon = icon(ChevronsUpDown);
export const UnfoldAllIcon = icon(ChevronsUpDown);
export const AlertIcon = icon(CircleAlert);
export const SuccessIcon = icon(CircleCheck);
export const UnfinishedIcon = icon(CircleDashed);
export const HelpIcon = icon(CircleHelp);
export const PasteIcon = icon(ClipboardPaste);
export const ClockIcon = icon(Clock);
export const CopyIcon = icon(Copy);
export const AnswerIcon = icon(CornerDownRight);
export const DownloadIcon = icon(Download);
export const FitIcon = icon(Maximize);
export const ZoomInIcon = icon(ZoomIn);
export const ZoomOutIcon = icon(ZoomOut);
export const MoreIcon = icon(Ellipsis);
export const ExternalIcon = icon(ExternalLink);
export const LanguageIcon = icon(Languages);
export const ShowIcon = icon(Eye);
export const HideIcon = icon(EyeOff);
export const DocumentIcon = icon(FileText);
export const DragIcon = icon(GripVertical);
export const InfoIcon = icon(Info);
export const DashboardIcon = icon(LayoutDashboard);
export const ReviewIcon = icon(ListChecks);
export const MailIcon = icon(Mail);
export const MenuIcon = icon(Menu);
export const WidgetIcon = icon(MessageCircle);
export const PauseIcon = icon(Pause);
export const EditIcon = icon(Pencil);
export const PlayIcon = icon(Play);
export const ResumeIcon = icon(Play);
export const AddIcon = icon(Plus);
export const IntegrationIcon = icon(Puzzle);
export const RedoIcon = icon(Redo2);
export const ReplyIcon = icon(Reply);
export const RetryIcon = icon(RotateCw);
export const SearchIcon = icon(Search);
export const SendIcon = icon(SendHorizontal);
export const SettingsIcon = icon(Settings);
export const DislikeIcon = icon(ThumbsDown);
export const LikeIcon = icon(ThumbsUp);
export const DeleteIcon = icon(Trash2);
export const WarningIcon = icon(TriangleAlert);
export const UndoIcon = icon(Undo2);
export const UploadIcon = icon(Upload);
export const AccountIcon = icon(UserRound);
export const CloseIcon = icon(X);

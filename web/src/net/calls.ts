/** Everything that can be asked over HTTP, by name. */
import type {
  Answers,
  Catalogue,
  ContinueFrom,
  History,
  Join,
  LessonAt,
  Lessons,
  LinkOwner,
  Log,
  Me,
  Moment,
  Myself,
  NewTable,
  NewTableMade,
  Offer,
  OnlineTable,
  PersonalLink,
  PushBrowser,
  PushEnd,
  Reading,
  Replay,
  ReplayLink,
  ReviewTold,
  RuleBook,
  SeatChange,
  Seeking,
  Tables,
  Wish,
} from '../protocol'
import { ask } from './http'

const at = (table: string, ...more: (string | number)[]) =>
  ['/api/tables', table, ...more]
    .map((part) => (part === '/api/tables' ? part : encodeURIComponent(part)))
    .join('/')
const of = (replay: string, ...more: (string | number)[]) =>
  `/api/replays/${[replay, ...more].map(encodeURIComponent).join('/')}`

export const getCatalogue = () => ask<Catalogue>('GET', '/api/catalogue')
/** Of a table (`tables/ID`) or a replay (`replays/ID`) that is played with another box, or of a box (`packs/ID`). */
export const getPrinted = (of: string) => ask<Catalogue>('GET', `/api/${of}/catalogue`)
export const getRules = () => ask<RuleBook>('GET', '/api/rules')
export const getReading = (language: string) => ask<Reading>('GET', `/api/reading/${language}`)
export const getAnswers = (language: string, question: string) =>
  ask<Answers>('GET', `/api/reading/${language}/answers?question=${encodeURIComponent(question)}`)
export const getOffer = () => ask<Offer>('GET', '/api/offer')

export const getMe = () => ask<Me>('GET', '/api/me')
export const putMe = (myself: Myself) => ask<Me>('PUT', '/api/me', myself)
export const forgetMe = () => ask<void>('DELETE', '/api/me')
export const makePersonalLink = () => ask<PersonalLink>('POST', '/api/me/link')
export const renewPersonalLink = () => ask<PersonalLink>('POST', '/api/me/link/renew')
export const revokePersonalLinks = () => ask<void>('DELETE', '/api/me/link')
export const whoseLink = (secret: string) => ask<LinkOwner>('POST', '/api/me/carry/whose', { secret })
export const carry = (secret: string) => ask<Me>('POST', '/api/me/carry', { secret })
export const putWebhook = (url: string | null) => ask<Me>('PUT', '/api/me/webhook', { url })
export const putPush = (browser: PushBrowser) => ask<Me>('POST', '/api/me/push', browser)
export const endPush = (browser: PushEnd) => ask<Me>('POST', '/api/me/push/end', browser)
export const endPushes = () => ask<Me>('DELETE', '/api/me/push')

export const showRating = (shown: boolean) => ask<Me>('PUT', '/api/me/rating', { shown })

export const seek = (wish: Wish) => ask<Seeking>('PUT', '/api/match', wish)
export const seekNoMore = () => ask<void>('DELETE', '/api/match')

export const getHistory = () => ask<History>('GET', '/api/history')
export const forgetGame = (table: string) => ask<void>('DELETE', `/api/history/${encodeURIComponent(table)}`)
export const forgetGames = () => ask<void>('DELETE', '/api/history')

export const getTables = () => ask<Tables>('GET', '/api/tables')
export const makeTable = (wanted: NewTable) => ask<NewTableMade>('POST', '/api/tables', wanted)
export const getTable = (table: string) => ask<OnlineTable>('GET', at(table))
export const join = (table: string, how: Join) => ask<OnlineTable>('POST', at(table, 'join'), how)
export const leave = (table: string) => ask<void>('POST', at(table, 'leave'))
export const dismiss = (table: string, seat: number) => ask<void>('DELETE', at(table, `seats/${seat}`))
export const changeSeat = (table: string, seat: number, change: SeatChange) =>
  ask<OnlineTable>('PUT', at(table, 'seats', seat), change)
export const getLog = (table: string, since: number) => ask<Log>('GET', `${at(table, 'log')}?since=${since}`)
export const rematch = (table: string) => ask<NewTableMade>('POST', at(table, 'rematch'))
export const publish = (table: string) => ask<ReplayLink>('POST', at(table, 'publish'))

export const getLessons = () => ask<Lessons>('GET', '/api/lessons')
export const postLesson = (lesson: string, at: LessonAt) =>
  ask<NewTableMade>('POST', `/api/lessons/${encodeURIComponent(lesson)}`, at)
export const turnTo = (table: string, step: number) => ask<void>('PUT', at(table, 'step'), { step })

export const getReplay = (replay: string) => ask<Replay>('GET', of(replay))
export const getMoment = (replay: string, number: number, seat: number | null) =>
  ask<Moment>('GET', of(replay, 'at', number) + (seat === null ? '' : `?seat=${seat}`))
export const uploadRecord = (record: Record<string, unknown>) =>
  ask<ReplayLink>('POST', '/api/replays', { record })
export const continueReplay = (replay: string, from: ContinueFrom) =>
  ask<NewTableMade>('POST', of(replay, 'continue'), from)

/** Of a table (`tables/ID`) or a replay (`replays/ID`). */
export const askReview = (of: string) => ask<ReviewTold>('POST', `/api/${of}/review`)
export const getReview = (of: string, since: number) =>
  ask<ReviewTold>('GET', `/api/${of}/review?since=${since}`)
export const playOnFrom = (of: string, from: ContinueFrom) =>
  ask<NewTableMade>('POST', `/api/${of}/continue`, from)

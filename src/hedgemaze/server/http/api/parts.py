"""`CommunityApi`: the parts of the HTTP API about people, one module of this folder each."""

from __future__ import annotations

from dataclasses import dataclass

from hedgemaze.server.admin.admin import Admin
from hedgemaze.server.http.api import (
    account_routes,
    admin_routes,
    moderation_routes,
    notice_routes,
    rating_routes,
    report_routes,
    social_routes,
    tournament_routes,
)
from hedgemaze.server.http.api.operations import ApiPart, Operation
from hedgemaze.server.limits import Buckets, Limits
from hedgemaze.server.live.service import Service
from hedgemaze.server.lobby.lobby import Lobby
from hedgemaze.server.notices.notices import Notices
from hedgemaze.server.people.people import People
from hedgemaze.server.ratings.ratings import Ratings
from hedgemaze.server.social.challenges import ChallengeService
from hedgemaze.server.social.presence import Presences
from hedgemaze.server.social.relations import Social
from hedgemaze.server.social.results import Results
from hedgemaze.server.social.watching import WatchList
from hedgemaze.server.tournaments.tournaments import Tournaments

OPERATIONS: dict[type, tuple[Operation, ...]] = {
    social_routes.SocialApi: social_routes.OPERATIONS,
    account_routes.AccountApi: account_routes.OPERATIONS,
    admin_routes.AdminApi: admin_routes.OPERATIONS,
    moderation_routes.ModerationApi: moderation_routes.OPERATIONS,
    report_routes.ReportApi: report_routes.OPERATIONS,
    notice_routes.NoticeApi: notice_routes.OPERATIONS,
    rating_routes.RatingApi: rating_routes.OPERATIONS,
    tournament_routes.TournamentApi: tournament_routes.OPERATIONS,
}
"""The operations about people by the class that serves them, in the order of the OpenAPI document."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Community:
    """What a node does for people besides their rooms."""

    people: People
    lobby: Lobby
    ratings: Ratings
    notices: Notices
    social: Social
    results: Results
    challenges: ChallengeService
    presences: Presences
    tournaments: Tournaments
    admin: Admin


class CommunityApi:
    """The objects that serve the operations about people."""

    def __init__(self, service: Service, community: Community, limits: Limits) -> None:
        clock, people = service.clock, community.people
        accounts = account_routes.AccountApi(people, limits, clock)
        admin_api = admin_routes.AdminApi(community.admin, community.lobby)
        parts = community.social, community.results, community.challenges, community.presences, WatchList(service)
        social = social_routes.SocialApi(*parts, limits, clock)
        notices = notice_routes.NoticeApi(community.notices, service, limits)
        tournaments = tournament_routes.TournamentApi(community.tournaments, limits, clock)
        served = (
            accounts,
            admin_api,
            moderation_routes.ModerationApi(admin_api, community.tournaments),
            report_routes.ReportApi(community.admin),
            social,
            rating_routes.RatingApi(community.ratings, people.accounts, service.store),
            notices,
            tournaments,
        )
        assert {type(each) for each in served} == OPERATIONS.keys(), "what is described is served"
        self.parts = tuple(ApiPart(each, OPERATIONS[type(each)]) for each in served)
        self.shared_limits: dict[str, Buckets] = {
            "sign_ins": accounts.ceremonies,
            "recoveries": accounts.recoveries,
            "challenges": community.challenges.rate,
            "social": social.changes,
            "subscriptions": notices.made_per_address,
            "tournaments": tournaments.made_per_address,
            "reports": community.admin.reports.rate,
            "admin": community.admin.tokens.attempts,
        }
        """The limits that several nodes share, by the name under which they are stored."""
